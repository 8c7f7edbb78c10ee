/** Half the height of each bar: a voice that speaks, pauses and speaks. */
const BARS = "3 5 9 14 8 11 17 20 13 7 4 2 2 6 12 18 22 15 9 13 19 11 6 3 2 3 8 13 10 16 21 14 7 10 5 3 2 4 9 6 3 2";

const PATH = BARS.split(" ")
  .map((half, index) => `M${index * 6 + 2} ${24 - Number(half)}v${Number(half) * 2}`)
  .join("");

/** The sound of a sample call, drawn. Decoration: the transcript says what is said. */
export function Waveform() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 250 48"
      className="animate-rise block h-12 w-full text-green-300"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      preserveAspectRatio="none"
    >
      <path d={PATH} />
    </svg>
  );
}
