import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { Fragment, useLayoutEffect, type MouseEvent, type ReactNode } from "react";

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
  /** The tab whose panel is shown; a moment after a press still that of the one before. */
  shown: Value;
  onChoose: (value: Value) => void;
}

const RAIL = "flex flex-wrap gap-x-rail border-b border-night-line no-controls:hidden";
const SIGN = "relative min-h-12 py-3 font-sign text-tab tracking-sub @md:py-4";
const CLOSED = "text-night-faint hover:text-night-text";
const OPEN = "tube text-lit";

/**
 * Radix would choose a tab as the mouse goes down, and so would the focus that the press brings. The click comes later,
 * and whoever has moved off by then takes the press back (https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation).
 */
const waitForClick = (event: MouseEvent) => event.preventDefault();

/** Radix's tabs as lit door signs on one rail, with all panels in the page: what is above them never moves. */
export function TabSet<Value extends string>({ label, tabs, value, shown, onChoose }: TabSetProps<Value>) {
  // Whoever tabs on before the panel has changed is in the one that goes.
  useLayoutEffect(() => {
    const left = document.activeElement?.closest("[role=tabpanel][data-state=inactive]");
    left?.parentElement!.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")!.focus();
  });

  return (
    <Root value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
      {/* The two undefined styles keep Radix's style attributes, which the policy blocks, out of the built page. */}
      <List aria-label={label} className={RAIL} style={{ outline: undefined }}>
        {tabs.map((tab) => (
          <Fragment key={tab.value}>
            <Trigger
              value={tab.value}
              className={`${SIGN} ${tab.value === value ? OPEN : CLOSED}`}
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
      {tabs.map((tab) => (
        <Fragment key={tab.value}>
          <div>
            {tab.anchors.map((id) => (
              <span key={id} id={id} className="scroll-mt-anchor-tabs" />
            ))}
          </div>
          <Content value={tab.value} forceMount asChild>
            <div
              data-state={tab.value === shown ? "active" : "inactive"}
              className="no-controls:data-[state=inactive]:block pt-8 data-[state=inactive]:hidden @md:pt-10"
              style={{ animationDuration: undefined }}
            >
              <p className="font-sign text-tab text-lit no-controls:block mb-4 hidden">{tab.label}</p>
              {tab.panel}
            </div>
          </Content>
        </Fragment>
      ))}
    </Root>
  );
}
