export type LogoName = "ashdown" | "northgate" | "kestrel" | "sentinel";
export function Logo({ title }: { name: LogoName; title: string }) {
  return <span>{title}</span>;
}
