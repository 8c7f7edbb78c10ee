import { beforeYouSign } from "../../content/book-demo";
import { DemoSection } from "./demo-section";

const { items, ...section } = beforeYouSign;

/** What the operator hands over before a contract. */
export function BeforeYouSignSection() {
  return (
    <DemoSection {...section}>
      <ul>
        {Object.entries(items).map(([key, item]) => (
          <li key={key} className="border-night-line border-t py-3">
            {item}
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
