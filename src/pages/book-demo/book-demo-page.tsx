import "./book-demo-page.css";
import { ArrowLeft } from "lucide-react";
import nightDesk from "../../brand/night-desk.svg";
import { bookDemo } from "../../content/book-demo";
import { DemoRequestForm } from "../../demo-request/demo-request-form";
import { Dusk } from "../../ui/dusk";
import { PageLink } from "../../ui/page-link";
import { BeforeYouSignSection } from "./before-you-sign-section";
import { HowYouStartSection } from "./how-you-start-section";
import { NextStepsSection } from "./next-steps-section";
import { RulesSection } from "./rules-section";
import { StraightAnswersSection } from "./straight-answers-section";

/** The page with the demo request form: a sheet of paper in front of the dusk. */
export function BookDemoPage() {
  return (
    <Dusk>
      <div className="max-w-page px-gutter pb-above-horizon mx-auto grid gap-x-16 gap-y-10 pt-4 @lg:grid-cols-12 @lg:grid-rows-[auto_1fr] @lg:pt-8">
        <div className="@lg:col-span-5">
          <PageIntro />
        </div>
        <div className="max-w-[44rem] @lg:col-span-7 @lg:col-start-6 @lg:row-span-2 @lg:row-start-1 @lg:max-w-none">
          <NightDesk />
          <DemoRequestForm />
        </div>
        <div className="@lg:col-span-5">
          <NextStepsSection />
        </div>
        <div className="@lg:col-span-12">
          <StraightAnswersSection />
        </div>
        <div className="@lg:col-span-12">
          <RulesSection />
        </div>
        <div className="@lg:col-span-6">
          <HowYouStartSection />
        </div>
        <div className="@lg:col-span-6">
          <BeforeYouSignSection />
        </div>
      </div>
    </Dusk>
  );
}

/**
 * The landing page's lamp and chair behind a counter across the window, where there is room above the sheet. Smaller than the
 * introduction, so that the largest paint waits for no picture.
 */
function NightDesk() {
  return (
    <svg
      aria-hidden
      width="200"
      height="96"
      viewBox="0 0 664 320"
      overflow="visible"
      className="night-desk mx-auto block @lg:hidden"
    >
      <svg width="560" height="320">
        <image href={nightDesk} width="560" height="740" />
      </svg>
      <path d="M-9000 317h18000" stroke="var(--night-line)" strokeWidth="6" />
    </svg>
  );
}

function PageIntro() {
  const { back, heading, intro } = bookDemo;
  const [firstWord, otherWords] = heading.split(/ (.*)/);
  return (
    <>
      <p className="text-night-text print:hidden">
        <PageLink to={back.to} variant="quiet">
          <ArrowLeft aria-hidden size={18} className="mr-2" />
          <span>{back.label}</span>
        </PageLink>
      </p>
      <h1 tabIndex={-1} className="text-hero @lg:max-w-heading mt-4">
        {/* On two lines, "a Demo" stays together. */}
        <span>{firstWord}</span> <span className="@2xs:whitespace-nowrap">{otherWords}</span>
      </h1>
      <p className="max-w-lead text-lead text-night-lead mt-5">{intro}</p>
    </>
  );
}
