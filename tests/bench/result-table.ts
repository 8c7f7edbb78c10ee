import { byteBudgets, timeBudgets } from "./budgets";
import { LIMIT } from "./compressed-host";
import type { Floors } from "./floors";
import type { SiteWeight } from "./measure-bytes";
import type { Reaction } from "./measure-interaction";
import type { Reckoning } from "./measure-lighthouse";
import type { Loading } from "./measure-loading";
import type { Growth } from "./measure-memory";

/** All visits to one page: as it is, and without scripts and fonts. */
export interface PageLoadings {
  address: string;
  whole: Loading[];
  bare: Loading[];
}

/** What Lighthouse reckons for each visit, by address; that of the limit page among them. */
export type Reckonings = Map<string, Reckoning[]>;

interface Results {
  floors: Floors;
  weight: SiteWeight;
  /** Undefined where Lighthouse could not be had. */
  reckonings: Reckonings | undefined;
  loadings: PageLoadings[];
  reactions: { route: string; name: string; reactions: Reaction[] }[];
  growth: Growth;
  runs: number;
}

const bytes = new Intl.NumberFormat("en-GB");

/** The middle value: half of the runs took less, half more. */
function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const medianOf = <Figure extends string>(visits: Record<Figure, number>[], figure: Figure) =>
  median(visits.map((visit) => visit[figure]));

/** What the visits to a page took, in times of what others took. */
const ratio = <Figure extends string>(
  visits: Record<Figure, number>[],
  others: Record<Figure, number>[],
  figure: Figure,
) => (medianOf(visits, figure) / medianOf(others, figure)).toFixed(2);

const times = (count: number) => `${count.toFixed(2)} ×`;

/** One Markdown table, page by page against the budgets: ratios first, then times, then bytes. */
export function resultTable({ floors, weight, reckonings, loadings, reactions, growth, runs }: Results): string {
  const addresses = weight.pages.map(({ address }) => address);
  /** A row with a cell for each page that has one. */
  const row = (name: string, cell: (address: string) => string | undefined, budget: string | number = "") =>
    `| ${[name, ...addresses.map((address) => cell(address) ?? ""), budget].join(" | ")} |`;

  /** A row with what is read of each of some pages. */
  const rowOf =
    <Page extends { address: string }>(some: Page[]) =>
    (name: string, read: (page: Page) => string, budget?: string | number) => {
      const cells = new Map(some.map((page) => [page.address, read(page)]));
      return row(name, (address) => cells.get(address), budget);
    };
  const timed = rowOf(loadings);
  const duration = (name: string, figure: keyof Loading, budget?: string | number) =>
    timed(name, ({ whole }) => medianOf(whole, figure).toFixed(0), budget);
  const against = (name: string, figure: keyof Loading) =>
    timed(name, ({ whole, bare }) => [whole, bare].map((visits) => medianOf(visits, figure).toFixed(0)).join(" / "));

  const limit = reckonings?.get(LIMIT) ?? [];
  const reckoned = rowOf(
    addresses.flatMap((address) => {
      const visits = reckonings?.get(address);
      return visits ? [{ address, visits }] : [];
    }),
  );
  const bothPaints = (visits: Reckoning[]) =>
    (["firstPaint", "largestPaint"] as const).map((figure) => medianOf(visits, figure).toFixed(0)).join(" / ");

  const weighed = rowOf(weight.pages);
  const floored = (name: string, wanted: string, size: number, floor: number, most: number) =>
    row(
      name,
      (address) => (address === wanted ? `${bytes.format(size)} (${times(size / floor)})` : undefined),
      `${times(most)} floor, ${bytes.format(floor)}`,
    );
  const [landing, bookDemo] = addresses as [string, string];

  return `${row("", (address) => `\`${address}\``, "Budget")}
${row("---", () => "---:", "---:")}
${reckoned("First paint in Lighthouse, by the limit page's", ({ visits }) => ratio(visits, limit, "firstPaint"), timeBudgets.firstPerLimit)}
${reckoned("Largest paint in Lighthouse, by the limit page's", ({ visits }) => ratio(visits, limit, "largestPaint"), timeBudgets.largestPerLimit)}
${timed("First paint, by its own without fonts and scripts", ({ whole, bare }) => ratio(whole, bare, "firstPaint"), timeBudgets.paintPerBare)}
${timed("Largest paint, by its own without fonts and scripts", ({ whole, bare }) => ratio(whole, bare, "largestPaint"), timeBudgets.paintPerBare)}
${reckoned("First / largest paint in Lighthouse", ({ visits }) => bothPaints(visits), limit.length > 0 ? `limit page: ${bothPaints(limit)}` : "")}
${against("First paint, with / without", "firstPaint")}
${against("Largest paint, with / without", "largestPaint")}
${duration("Blocking time", "blocking", timeBudgets.blocking)}
${duration("Longest task", "longestTask")}
${duration("Tasks of over 50 ms", "longTasks", timeBudgets.longTasks)}
${duration("Main thread after the first paint", "mainThread")}
${timed("Layout shift", ({ whole }) => medianOf(whole, "layoutShift").toFixed(3), timeBudgets.layoutShift)}
${reactions
  .map(({ route, name, reactions: all }) =>
    row(
      name,
      (address) =>
        address === route && all.length > 0
          ? [all.map(({ handling }) => handling), all.map(({ nextFrame }) => nextFrame)]
              .map((values) => median(values).toFixed(0))
              .join(" / ")
          : undefined,
      `${timeBudgets.handling} / ${timeBudgets.nextFrame}`,
    ),
  )
  .join("\n")}
${row("Script heap, nodes, listeners after 200 route changes", (address) => (address === landing ? [growth.heap, growth.nodes, growth.listeners].map((one) => one.toFixed(2)).join(", ") : undefined), timeBudgets.growth)}
${weighed("Document", (page) => bytes.format(page.document), bytes.format(byteBudgets.document))}
${weighed("… its first screen", (page) => bytes.format(page.firstScreen), bytes.format(byteBudgets.firstFlight))}
${weighed("Script", (page) => bytes.format(page.script))}
${floored("… of the landing page", landing, weight.pages[0]!.script, floors.landing, byteBudgets.landingPerFloor)}
${floored("… that the form adds", bookDemo, weight.bookDemo, floors.bookDemo, byteBudgets.bookDemoPerFloor)}
${weighed("Fonts", (page) => bytes.format(page.font), bytes.format(byteBudgets.fonts))}
${weighed("Images", (page) => bytes.format(page.images))}

Medians of ${runs} runs in turn, in milliseconds, by HTTP/2 over TLS from a host that has compressed each file once. Lighthouse
reckons for its mobile profile; the limit page has the landing page's first words and nothing else. All others on slow 4G and
a processor slowed down 4×. Tasks are those after the first paint, until a second after hydration, in the processor's time.
Interactions, on a fast line: from the input to the end of its handlers / to the next frame; 0 is less than 16. Bytes on
the wire, text as brotli.`;
}
