import { beforeYouSign } from "../../content/book-demo";
import { DemoSection } from "./demo-section";
import { Fold } from "./fold";

const { id, heading, open, items } = beforeYouSign;

/** What the operator hands over before a contract. */
export function BeforeYouSignSection() {
  return (
    <DemoSection id={id} heading={heading}>
      <Fold id={id} label={open}>
        <ul>
          {Object.entries(items).map(([key, item]) => (
            <li key={key} className="border-night-line border-t py-3">
              {item}
            </li>
          ))}
        </ul>
      </Fold>
    </DemoSection>
  );
}
