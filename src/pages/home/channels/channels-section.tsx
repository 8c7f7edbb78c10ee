import type { ReactNode } from "react";
import { Section, SectionHeading } from "../../../ui/section";
import { TabSet } from "../../../ui/tab-set";
import { useChannelChoice, type Channel } from "./use-channel-choice";
import { VoicePanel, type VoicePanelContent } from "./voice-panel";
import { WhatsappPanel, type WhatsappPanelContent } from "./whatsapp-panel";
import { WorkflowsPanel, type WorkflowsPanelContent } from "./workflows-panel";

export interface ChannelsSectionProps {
  id: string;
  heading: string;
  intro: string;
  /** What the tabs choose between. */
  label: string;
  tabs: Record<Channel, string>;
  voice: VoicePanelContent;
  whatsapp: WhatsappPanelContent;
  workflows: WorkflowsPanelContent;
}

const ids = (samples: { id: string }[]) => samples.map((sample) => sample.id);

/**
 * The three channels, each shown live beside what it does. Tab and sample are in the address. The panels are memoised:
 * all of them are in the page, and a choice renders only those that it changes.
 */
export function ChannelsSection(props: ChannelsSectionProps) {
  const { id, heading, intro, label, tabs, voice, whatsapp, workflows } = props;
  const samples = {
    voice: ids(voice.samples),
    whatsapp: ids(whatsapp.samples),
    workflows: ids(workflows.chart.branches),
  };
  const [{ channel, shown }, choose] = useChannelChoice(samples);

  const tab = (value: Channel, panel: ReactNode) => ({
    value,
    label: tabs[value],
    anchors: [value, ...samples[value]],
    panel,
  });

  return (
    <Section id={id} band="tint">
      <div className="grid gap-4 @lg:grid-cols-12 @lg:items-end @lg:gap-x-16">
        <div className="@lg:col-span-5">
          <SectionHeading of={id}>{heading}</SectionHeading>
        </div>
        <p className="max-w-lead text-lead @lg:col-span-7">{intro}</p>
      </div>
      <div className="mt-8 @md:mt-12">
        <TabSet
          label={label}
          value={channel}
          onChoose={choose}
          tabs={[
            tab("voice", <VoicePanel {...voice} shown={shown.voice} isOpen={channel === "voice"} onChoose={choose} />),
            tab("whatsapp", <WhatsappPanel {...whatsapp} shown={shown.whatsapp} onChoose={choose} />),
            tab("workflows", <WorkflowsPanel {...workflows} shown={shown.workflows} onChoose={choose} />),
          ]}
        />
      </div>
    </Section>
  );
}
