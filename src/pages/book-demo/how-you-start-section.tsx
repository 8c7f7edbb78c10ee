import { howYouStart } from "../../content/book-demo";
import { FoldedSection } from "./folded-section";

/** The numbered steps from the first talk to the daytime's calls. */
export function HowYouStartSection() {
  return (
    <FoldedSection id="how-you-start" heading={howYouStart.heading}>
      <ol>
        {howYouStart.steps.map((step, index) => (
          <li key={index} className="grid-cols-step border-night-line grid items-baseline border-t py-3">
            <span aria-hidden className="text-night-faint">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
