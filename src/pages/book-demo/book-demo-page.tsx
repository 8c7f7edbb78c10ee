import { bookDemo, demoRequestForm, nextSteps, straightAnswers } from "../../content/book-demo";
import { DemoRequestForm } from "../../demo-request/demo-request-form";
import { BookDemoSection } from "./book-demo-section";
import { NextStepsSection } from "./next-steps-section";
import { StraightAnswersSection } from "./straight-answers-section";

/** Ask for a demo. */
export function BookDemoPage() {
  return (
    <BookDemoSection
      {...bookDemo}
      aside={<NextStepsSection {...nextSteps} />}
      below={<StraightAnswersSection {...straightAnswers} />}
    >
      <DemoRequestForm words={demoRequestForm} />
    </BookDemoSection>
  );
}
