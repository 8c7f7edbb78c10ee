import { nextSteps } from "../../content/book-demo";
import { DemoSection } from "./demo-section";

/** The numbered steps after the form was sent, below each other, or side by side. */
export function NextStepsSection() {
  return (
    <DemoSection id="next-steps" heading={nextSteps.heading}>
      <ol className="demo-columns">
        {Object.values(nextSteps.steps).map(({ title, text }, index) => (
          <li key={index} className="grid-cols-step grid @md:block">
            <span aria-hidden className="font-sign text-title @lg:text-display text-lamp block">
              {index + 1}
            </span>
            <div className="pb-4 @md:pt-2 @md:pb-0">
              <h3 className="font-text text-body @lg:text-sub font-semibold tracking-normal">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </DemoSection>
  );
}
