import { beforeYouSign } from "../../content/book-demo";
import { FoldedSection } from "./folded-section";

const { items, ...section } = beforeYouSign;

/** What the operator hands over before a contract. */
export function BeforeYouSignSection() {
  return (
    <FoldedSection {...section}>
      <ul>
        {Object.entries(items).map(([key, item]) => (
          <li key={key} className="border-night-line border-t py-3">
            {item}
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
