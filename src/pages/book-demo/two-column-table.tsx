import type { ReactNode } from "react";

interface TwoColumnTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly [string, string];
  /** The first cell heads its row. The second brings its own room above and below: a link is taller than a line. */
  rows: { key: string; cells: readonly [ReactNode, ReactNode] }[];
}

/** A table of two columns with hairlines between its rows. In the narrowest windows a row's cells stand one below the other. */
export function TwoColumnTable({ labelledBy, columns, rows }: TwoColumnTableProps) {
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-left">
      <thead>
        <tr className="*:@max-2xs:block">
          {columns.map((column, index) => (
            <th
              key={index}
              scope="col"
              className={`text-ui text-night-muted pb-2 align-bottom font-normal ${index > 0 ? "ps-[calc(var(--column-gap)/2)]" : ""}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, cell] }) => (
          <tr key={key} className="border-night-text/15 border-t align-baseline *:@max-2xs:block">
            <th
              scope="row"
              className="text-night-text w-[42%] py-3 pe-[calc(var(--column-gap)/2)] font-normal text-balance @max-2xs:w-full @max-2xs:pb-0 @lg:w-[48.5%]"
            >
              {head}
            </th>
            <td className="ps-[calc(var(--column-gap)/2)]">{cell}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
