import { useLocation } from "react-router-dom";
import { beforeYouSign } from "../../content/book-demo";
import { Fold } from "../../ui/fold";
import { DemoSection } from "./demo-section";

const { id, heading, open, items } = beforeYouSign;

/** What the operator hands over before a contract. */
export function BeforeYouSignSection() {
  const isLinked = useLocation().hash === `#${id}`;
  return (
    <DemoSection id={id} heading={heading}>
      <div className="border-night-line border-y @sm:border-0">
        <Fold label={open} isOpen={isLinked}>
          <ul>
            {Object.entries(items).map(([key, item]) => (
              <li key={key} className="border-night-line border-t py-3">
                {item}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </DemoSection>
  );
}
