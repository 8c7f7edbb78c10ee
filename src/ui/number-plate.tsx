/** A yellow UK plate with a vehicle's registration, or a badge. Translators leave it alone. */
export function NumberPlate({ isBadge = false, children }: { isBadge?: boolean; children: string }) {
  return (
    <span translate="no" className={isBadge ? "plate-small py-0.5" : "plate-small"}>
      {children}
    </span>
  );
}
