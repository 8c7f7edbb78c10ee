import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { Fragment, useLayoutEffect, type ReactNode } from "react";

interface TabSetProps {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: {
    value: string;
    label: string;
    /** Ids that links lead to. They stand above the panel and are never hidden with it. */
    anchors: string[];
    panel: ReactNode;
  }[];
  /** The chosen tab. */
  value: string;
  /** The tab whose panel is shown; after a press the previous one until the deferred render. */
  shown: string;
  onChoose: (value: string) => void;
}

/** Radix's tabs as lit door signs on one rail. All panels are in the page. */
export function TabSet({ label, tabs, value, shown, onChoose }: TabSetProps) {
  // Focus that moved into the previous panel before the deferred render moves on to the new panel.
  useLayoutEffect(() => {
    const hiddenPanel = document.activeElement?.closest("[role=tabpanel][data-state=inactive]");
    hiddenPanel?.parentElement!.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")!.focus();
  });

  return (
    <Root value={value} onValueChange={onChoose}>
      {/* Radix writes style attributes, which the policy blocks: the two undefined styles remove them. */}
      <List
        aria-label={label}
        className="no-controls:hidden gap-x-rail border-night-line flex flex-wrap border-b"
        style={{ outline: undefined }}
      >
        {tabs.map((tab) => (
          <Fragment key={tab.value}>
            <Trigger
              value={tab.value}
              className={`font-sign text-tab tracking-sub relative min-h-12 py-3 @md:py-4 ${
                tab.value === value ? "tube text-lit" : "text-night-faint hover:text-night-text"
              }`}
              // Radix would choose on mousedown. Choosing on click allows to cancel a press by moving off
              // (https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation).
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget, detail }) => {
                // Radix chooses a tab when it gets focus, so a tab that already has it is chosen here. A click with
                // `detail` 0 comes from the keyboard and keeps the focus ring.
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
