type Size = "small" | "badge";

const SIZES: Record<Size, string> = { small: "plate-small", badge: "plate-small py-0.5" };

/** A yellow UK plate that marks a vehicle in a record, or carries a badge. Translators leave it alone. */
export function NumberPlate({ size = "small", children }: { size?: Size; children: string }) {
  return (
    <span translate="no" className={SIZES[size]}>
      {children}
    </span>
  );
}
