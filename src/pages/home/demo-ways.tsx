import { ExternalLink } from "../../ui/external-link";
import { PageLink } from "../../ui/page-link";

export interface DemoWaysProps {
  bookDemo: { label: string; href: string };
  askDemo: { label: string; to: string };
}

/** On the night: the button that books a demo, and beside it the quiet way for those who would rather be rung. */
export function DemoWays({ bookDemo, askDemo }: DemoWaysProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 @sm:flex @sm:items-center">
      <ExternalLink href={bookDemo.href} variant="night">
        {bookDemo.label}
      </ExternalLink>{" "}
      <span className="text-night-text">
        <PageLink to={askDemo.to} variant="quiet">
          {askDemo.label}
        </PageLink>
      </span>
    </div>
  );
}
