/** Values by the label of their row; a label ends with its unit, or says how rounds are summed up. */
export type Figures = Record<string, number>;

/** All rounds of one page of one site. */
export interface Column {
  heading: string;
  rounds: Figures[];
}

function cell(label: string, rounds: Figures[]): string {
  const values = rounds.flatMap((figures) => figures[label] ?? []).toSorted((one, other) => one - other);
  if (values.length === 0) return "";
  const median = values[Math.floor(values.length / 2)]!;
  const digits = /(ms|bytes)$/.test(label) ? 0 : 3;
  const value = label.endsWith("highest") ? values.at(-1)! : median;
  return value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A plain-text table of medians, or of the highest values: a column for each page and site, a row for each label. */
export function resultTable(columns: Column[]): string {
  const labels = new Set(columns.flatMap(({ rounds }) => rounds.flatMap((figures) => Object.keys(figures))));
  const rows = [...labels].map((label) => [label, ...columns.map(({ rounds }) => cell(label, rounds))]);
  return [["", ...columns.map(({ heading }) => heading)], ...rows]
    .map(([label, ...cells]) => label!.padEnd(54) + cells.map((text) => text.padStart(16)).join(""))
    .join("\n");
}
