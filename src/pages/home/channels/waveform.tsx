/** A vertical bar for each half height. */
const path =
  "2 6 10 9 14 4 8 17 19 13 5 7 9 8 5 3 2 4 6 5 14 19 16 11 7 4 9 15 18 12 8 3 5 9 6 4 4 3 7 12 10 6 13 18 19 14 9 5 3 8 11 7 13 17 12 6 4 9 14 8 3"
    .split(" ")
    .map((half, index) => `M${index * 6 + 3} ${20 - Number(half)}v${Number(half) * 2}`)
    .join("");

/** Decoration: the sound of a call. */
export function Waveform() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 366 40"
      className="text-go h-8 w-full @sm:h-10 print:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      preserveAspectRatio="none"
    >
      <path d={path} />
    </svg>
  );
}
