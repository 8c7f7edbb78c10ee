import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { choiceIndicator } from "./choice-indicator";
import { Layer, Layers } from "./layers";

interface TabSetProps<Value extends string> {
  /** What the tabs choose between, for those who cannot see it. */
  label: string;
  tabs: {
    value: Value;
    label: string;
    /** Ids that links lead to. They stand where the panel begins, and are never hidden with it. */
    anchors: readonly string[];
    panel: ReactNode;
  }[];
  value: Value;
  onChoose: (value: Value) => void;
}

const LIST = "grid grid-cols-3 border-b border-line @md:flex @md:gap-12 no-controls:hidden";
const TAB =
  "relative flex min-h-12 items-center justify-center gap-1 text-ui font-semibold hover:text-ink-950 @md:-mx-2 @md:gap-2 @md:px-2 @md:text-lead";
const CLOSED = "text-ink-500";
/** A rule as well as the lamp: it is what high contrast shows best. */
const OPEN =
  "text-ink-950 after:absolute after:inset-x-0 after:-bottom-px @md:after:inset-x-2 after:border-t-3 after:border-ink-950";

/**
 * Radix would choose a tab as the mouse goes down, and so would the focus that the press brings. The click comes later,
 * and whoever has moved off by then takes the press back (https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation).
 */
const waitForClick = (event: MouseEvent) => event.preventDefault();

/** Radix's tabs, with all panels in the page, one over the other: switching moves nothing. */
export function TabSet<Value extends string>({ label, tabs, value, onChoose }: TabSetProps<Value>) {
  return (
    <Root value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
      {/* The two undefined styles keep Radix's style attributes, which the policy blocks, out of the built page. */}
      <List aria-label={label} className={LIST} style={{ outline: undefined }}>
        {tabs.map((tab) => (
          <Fragment key={tab.value}>
            <Trigger
              value={tab.value}
              className={`${TAB} ${tab.value === value ? `${OPEN} ${choiceIndicator.lit}` : `${CLOSED} ${choiceIndicator.unlit}`}`}
              onMouseDown={waitForClick}
              onClick={({ currentTarget, detail }) => {
                // Radix chooses whatever gets focus; here, too, a tab that has it already. A click without a press comes
                // from the keyboard, and keeps the ring.
                currentTarget.focus({ focusVisible: detail === 0 });
                if (tab.value !== value) onChoose(tab.value);
              }}
            >
              {tab.label}
            </Trigger>{" "}
          </Fragment>
        ))}
      </List>
      <div className="mt-8 @md:mt-12">
        <Layers>
          {tabs.flatMap((tab) => [
            <div key={`${tab.value} anchors`} className="self-start *:scroll-mt-24">
              {tab.anchors.map((id) => (
                <span key={id} id={id} />
              ))}
            </div>,
            <Content key={tab.value} value={tab.value} forceMount asChild>
              <Layer isShown={tab.value === value} style={{ animationDuration: undefined }}>
                <p className="text-caption no-controls:block hidden font-semibold text-green-700">{tab.label}</p>
                {tab.panel}
              </Layer>
            </Content>,
          ])}
        </Layers>
      </div>
    </Root>
  );
}
