import { ProperNames } from "../../../ui/proper-names";
import { splitAtRecorded } from "./split-at-recorded";

/** Text in which the words that land on the record are underlined. Each piece has its own element. */
export function UnderlineRecorded({ values, children }: { values: string[]; children: string }) {
  const pieces = splitAtRecorded(children, values);
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
