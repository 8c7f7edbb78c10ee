import "../../ui/evening-sky.css";
import "./book-demo-page.css";
import { ArrowLeft } from "lucide-react";
import deskLamp from "../../brand/desk-lamp.svg";
import { bookDemo, demoRequestForm } from "../../content/book-demo";
import { DemoRequestForm } from "../../demo-form/demo-request-form";
import { useReceipt } from "../../demo-form/draft";
import { PageLink } from "../../ui/page-link";
import { NextStepsSection } from "./next-steps-section";
import { StraightAnswersSection } from "./straight-answers-section";

/** The page with the demo request form: a sheet of paper in front of the dusk. */
export function BookDemoPage() {
  return (
    <div className="evening-sky flow-root">
      <div className="demo-page max-w-page px-gutter pb-above-horizon mx-auto grid gap-y-10 pt-4 @md:gap-y-16 @lg:gap-y-24">
        <div>
          <PageIntro />
          {/* Its text, not its edge, stands on the page's columns. */}
          <div className="@lg:-mx-6">
            <DemoRequestForm />
          </div>
        </div>
        <NextStepsSection />
        <StraightAnswersSection />
      </div>
    </div>
  );
}

/** What the page is for, on the counter on which the sheet lies, beside the lamp. */
function PageIntro() {
  const { back, heading, intro } = bookDemo;
  const { success } = demoRequestForm;
  const isSent = useReceipt() !== undefined;
  const [firstWord, otherWords] = heading.split(/ (.*)/);
  return (
    <div>
      <p className="text-night-text flex print:hidden">
        <PageLink to={back.to} variant="quiet">
          <ArrowLeft aria-hidden size="1.125rem" className="mr-2" />
          <span>{back.label}</span>
        </PageLink>
      </p>
      {/* What has been done is not asked for again. It keeps its height. */}
      <div className="relative mt-2">
        <h1 tabIndex={-1} className="text-hero -ms-[.04em]">
          {/* On two lines, "a Demo" stays together. A blank between the spans is a layout shift if the document pauses there. */}
          <span>{`${firstWord} `}</span>
          <span className="@2xs:whitespace-nowrap">{otherWords}</span>
        </h1>
        {isSent && <p className="sent-news font-sign text-night-text -ms-[.04em] font-bold">{success.title}</p>}
      </div>
      <div className="page-intro mt-4 flex flex-wrap items-end">
        <p
          className={`max-w-lead text-lead text-night-lead min-w-0 grow basis-[11rem] pb-4 text-balance @md:basis-[24rem] ${isSent ? "invisible" : ""}`}
        >
          {intro}
        </p>
        <DeskLamp />
      </div>
    </div>
  );
}

/** The landing page's lamp and chair. Smaller than the introduction, so that the largest paint waits for no picture. */
function DeskLamp() {
  return (
    <svg aria-hidden viewBox="0 0 664 320" className="desk-lamp drawn">
      <image href={deskLamp} width="560" height="740" />
    </svg>
  );
}
