import { ProperNames } from "../../../ui/proper-names";
import { splitAtValues } from "./split-at-values";

/** Text in which the words that land on the record are underlined. Each piece has its own element. */
export function Marked({ values, children }: { values: string[]; children: string }) {
  const pieces = splitAtValues(children, values);
  if (pieces.length === 1) return <ProperNames>{children}</ProperNames>;
  return pieces.map((piece, index) => {
    const Piece = index % 2 === 1 ? "mark" : "span";
    return (
      piece && (
        <Piece key={index}>
          <ProperNames>{piece}</ProperNames>
        </Piece>
      )
    );
  });
}
