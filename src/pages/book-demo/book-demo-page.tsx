import { bookDemo, demoRequestForm, nextSteps } from "../../content/book-demo";
import { DemoRequestForm } from "../../demo-request/demo-request-form";
import { BookDemoSection } from "./book-demo-section";
import { NextStepsSection } from "./next-steps-section";

/** Ask for a demo. */
export function BookDemoPage() {
  return (
    <BookDemoSection {...bookDemo} aside={<NextStepsSection {...nextSteps} />}>
      <DemoRequestForm words={demoRequestForm} />
    </BookDemoSection>
  );
}
