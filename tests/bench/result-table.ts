import { byteBudgets, timeBudgets } from "./budgets";
import type { Floors } from "./floors";
import type { SiteWeight } from "./measure-bytes";
import type { Reaction } from "./measure-interaction";
import type { Loading } from "./measure-loading";

/** All visits to one page. */
export interface PageLoadings {
  address: string;
  scripted: Loading[];
  scriptless: Loading[];
}

interface Results {
  floors: Floors;
  weight: SiteWeight;
  loadings: PageLoadings[];
  reactions: { name: string; reactions: Reaction[] }[];
  runs: number;
}

const bytes = new Intl.NumberFormat("en-GB");

/** The middle value: half of the runs took less, half more. */
function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Both medians, and what the one is of the other. */
function compare({ scripted, scriptless }: PageLoadings, read: (loading: Loading) => number): string {
  const [one, other] = [median(scripted.map(read)), median(scriptless.map(read))];
  return `${one.toFixed(0)} / ${other.toFixed(0)} (${(one / other).toFixed(2)})`;
}

function pair({ scripted, scriptless }: PageLoadings, read: (loading: Loading) => number, digits = 0): string {
  return [scripted, scriptless].map((visits) => median(visits.map(read)).toFixed(digits)).join(" / ");
}

/** One Markdown table: bytes by kind against budget and floor, then times with and without scripts, page by page. */
export function resultTable({ floors, weight, loadings, reactions, runs }: Results): string {
  const { pages } = weight;
  const ofFloor = (size: number, floor: number) => `${bytes.format(size)} (${(size / floor).toFixed(2)})`;
  const limit = (times: number, floor: number) =>
    `${bytes.format(Math.floor(times * floor))} (${times.toFixed(2)} × floor ${bytes.format(floor)})`;
  const landingOnly = (size: number, index: number) =>
    index === 0 ? ofFloor(size, floors.landing) : bytes.format(size);
  const bookDemoOnly = pages.map((_, index) => (index === 1 ? ofFloor(weight.bookDemo, floors.bookDemo) : ""));
  const reaction = ({ reactions: all }: Results["reactions"][number]) => {
    if (all.length === 0) return "–";
    const middle = (read: (one: Reaction) => number) => median(all.map(read)).toFixed(0);
    return [middle((one) => one.handling), middle((one) => one.nextFrame), middle((one) => one.longestTask)].join(
      " / ",
    );
  };
  const interactionsOf = (route: number) =>
    reactions.filter(({ name }) => (name === "Type into the form" ? route === 1 : route === 0));

  const rows = [
    ["", ...pages.map(({ address }) => `\`${address}\``), "Budget"],
    ["---", ...pages.map(() => "---:"), "---:"],
    ["Document", ...pages.map((page) => bytes.format(page.document)), bytes.format(byteBudgets.document)],
    [
      "… its first screen",
      ...pages.map((page) => bytes.format(page.firstScreen)),
      bytes.format(byteBudgets.firstFlight),
    ],
    [
      "Script",
      ...pages.map(({ script }, index) => landingOnly(script, index)),
      `\`/\`: ${limit(byteBudgets.landingPerFloor, floors.landing)}`,
    ],
    ["Script it adds to `/`", ...bookDemoOnly, limit(byteBudgets.bookDemoPerFloor, floors.bookDemo)],
    ["Fonts", ...pages.map(({ font }) => bytes.format(font)), bytes.format(byteBudgets.fonts)],
    ["Images", ...pages.map(({ images }) => bytes.format(images)), ""],
    [
      "First paint",
      ...loadings.map((page) => compare(page, ({ firstPaint }) => firstPaint)),
      `(${timeBudgets.paintPerScriptless})`,
    ],
    [
      "Largest paint",
      ...loadings.map((page) => compare(page, ({ largestPaint }) => largestPaint)),
      `(${timeBudgets.paintPerScriptless}), the first`,
    ],
    ["Blocking time", ...loadings.map((page) => pair(page, ({ blocking }) => blocking)), `${timeBudgets.blocking}`],
    ["Longest task", ...loadings.map((page) => pair(page, ({ longestTask }) => longestTask)), `${timeBudgets.task}`],
    [
      "Layout shift",
      ...loadings.map((page) => pair(page, ({ layoutShift }) => layoutShift, 3)),
      timeBudgets.layoutShift.toFixed(3),
    ],
    ...reactions.map((one) => [
      one.name,
      ...pages.map((_, route) => (interactionsOf(route).includes(one) ? reaction(one) : "")),
      `${timeBudgets.handling}`,
    ]),
  ];
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return `${table}

Bytes on the wire, text as brotli. Milliseconds, median of ${runs} runs with / without scripts (ratio), on slow 4G and a
processor slowed down 4×; tasks are those after the first paint, in the processor's time. Interactions: from the input to
the end of its handlers / to the next frame / longest task; 0 is less than 16.`;
}
