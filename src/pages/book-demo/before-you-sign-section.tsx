import { beforeYouSign } from "../../content/book-demo";
import { Fold } from "./fold";

const { id, heading, open, items } = beforeYouSign;
const HEADING_ID = `${id}-heading`;

/** What the operator hands over before a contract. */
export function BeforeYouSignSection() {
  return (
    <section id={id} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-sub tracking-sub mb-4">
        {heading}
      </h2>
      <Fold id={id} label={open}>
        <ul>
          {Object.entries(items).map(([key, item]) => (
            <li key={key} className="border-night-line border-t py-3">
              {item}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
