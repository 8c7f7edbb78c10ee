import "./channel-tabs.css";
import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { Fragment, useLayoutEffect, type ReactNode } from "react";
import { useOptimisticChoice } from "./use-optimistic-choice";

interface ChannelTabsProps {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: {
    value: string;
    label: string;
    /** A class: which third of the drawing stands on the counter above the tab. */
    picture: string;
    /** Ids of scroll targets. They are outside the panel, since a browser does not scroll to what is hidden. */
    anchors: string[];
    panel: ReactNode;
  }[];
  /** The tab whose panel is shown. */
  chosen: string;
  onChoose: (value: string) => void;
}

/** Tabs as lit signs on a rail, each with its picture above. All panels are in the page. */
export function ChannelTabs({ label, tabs, chosen, onChoose }: ChannelTabsProps) {
  const [optimistic, choose] = useOptimisticChoice(chosen, onChoose);

  // A visitor may tab into the previous panel before the new one is rendered: the focus follows.
  useLayoutEffect(() => {
    const hiddenPanel = document.activeElement?.closest("[role=tabpanel][data-state=inactive]");
    hiddenPanel?.parentElement!.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")!.focus();
  });

  return (
    <Root value={optimistic} onValueChange={choose} className="flex flex-col">
      {/* On phones the outer tabs reach into the gutter, and their underlines are inset by as much. */}
      {/* An undefined style, here and on the panels, removes the attribute that Radix adds: the page's policy blocks it. */}
      <List
        aria-label={label}
        className="scriptless:hidden -order-2 flex flex-wrap @max-sm:-mx-2 @md:max-w-[29.5rem]"
        style={{ outline: undefined }}
      >
        {tabs.map((tab) => (
          <Fragment key={tab.value}>
            <Trigger
              value={tab.value}
              className={`tab-font counter-picture forced-colors:before:hidden ${tab.picture} font-sign tracking-sub min-h-12 flex-[1_0_30%] @max-[20rem]:flex-auto ${
                tab.value === optimistic
                  ? "text-lit"
                  : "text-night-faint hover:text-night-lead before:bg-[oklch(from_var(--night-line)_46%_c_h)]"
              }`}
              // Radix chooses on mousedown. A click can be cancelled by moving the pointer off the tab
              // (https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation).
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget, detail }) => {
                // A click with `detail` 0 comes from the keyboard and keeps the focus ring.
                currentTarget.focus({ focusVisible: detail === 0 });
                // Radix may have chosen it on that focus. A second choice changes nothing.
                if (tab.value !== optimistic) choose(tab.value);
              }}
            >
              <span
                className={`grid min-h-(--counter-edge) place-content-center ${tab.value === optimistic ? "relative before:absolute before:inset-x-0 before:-bottom-[2px] before:h-[3px] before:rounded-full before:bg-current @max-sm:before:inset-x-2 forced-colors:border-b-2 forced-colors:before:hidden" : ""}`}
              >
                {tab.label}
              </span>
            </Trigger>{" "}
          </Fragment>
        ))}
      </List>
      {tabs.map((tab) => (
        <Fragment key={tab.value}>
          {/* All anchors are above the open panel, so that opening another one does not move them. */}
          <div className="scriptless:order-none -order-1">
            {tab.anchors.map((id) => (
              // Below the rail of tabs with its pictures.
              <span key={id} id={id} className="scroll-mt-[calc(var(--tab-picture-height)+var(--counter-edge)-1rem)]" />
            ))}
          </div>
          <Content value={tab.value} forceMount asChild>
            <div
              // Radix would show the optimistic panel.
              data-state={tab.value === chosen ? "active" : "inactive"}
              className="scriptless:data-[state=inactive]:block pt-5 data-[state=inactive]:hidden @sm:pt-8 @md:pt-10"
              style={{ animationDuration: undefined }}
            >
              <p className="tab-font font-sign text-lit scriptless:block mb-4 hidden">{tab.label}</p>
              {tab.panel}
            </div>
          </Content>
        </Fragment>
      ))}
    </Root>
  );
}
