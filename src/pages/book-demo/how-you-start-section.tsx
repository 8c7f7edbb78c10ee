import { howYouStart } from "../../content/book-demo";
import { DemoSection } from "./demo-section";

/** The numbered steps from the first talk to the daytime's calls. */
export function HowYouStartSection() {
  return (
    <DemoSection id="how-you-start" heading={howYouStart.heading}>
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
    </DemoSection>
  );
}
