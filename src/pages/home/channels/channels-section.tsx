import { useMemo, type ReactNode } from "react";
import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { Section, SectionHeading } from "../../../ui/section";
import { TabSet } from "../../../ui/tab-set";
import { ChannelPanel, type DemoInvitation } from "./channel-panel";
import type { SampleChoice } from "./sample-frame";
import { useChannelChoice, type Channel } from "./use-channel-choice";
import { VoicePanel, type VoicePanelContent } from "./voice-panel";
import { WhatsappPanel, type WhatsappPanelContent } from "./whatsapp-panel";
import { WorkflowsPanel, type WorkflowsPanelContent } from "./workflows-panel";

export interface ChannelsSectionProps {
  id: string;
  clock: ClockLineProps;
  heading: string;
  intro: string;
  /** What the tabs choose between. */
  label: string;
  tabs: Record<Channel, string>;
  /** Under each panel. */
  bookDemo: DemoInvitation;
  voice: VoicePanelContent;
  whatsapp: WhatsappPanelContent;
  workflows: WorkflowsPanelContent;
}

const ids = (samples: { id: string }[]) => samples.map((sample) => sample.id);

/**
 * The counter at night: three channels, each to be read to its end. Tab and sample are in the address. The panels are
 * memoised: all of them are in the page, and a choice renders only those that it changes.
 */
export function ChannelsSection(props: ChannelsSectionProps) {
  const { id, clock, heading, intro, label, tabs, bookDemo, voice, whatsapp, workflows } = props;
  const samples = useMemo(
    () => ({ voice: ids(voice.samples), whatsapp: ids(whatsapp.samples), workflows: ids(workflows.samples) }),
    [voice, whatsapp, workflows],
  );
  const [chosen, shown, choose] = useChannelChoice(samples);

  const choiceOf = (name: Channel): SampleChoice => ({
    chosen: chosen.samples[name],
    shown: shown.samples[name],
    onChoose: choose,
  });
  const tab = (value: Channel, panel: ReactNode) => ({
    value,
    label: tabs[value],
    anchors: [value, ...samples[value]],
    panel: <ChannelPanel invitation={bookDemo}>{panel}</ChannelPanel>,
  });

  return (
    <Section id={id} ground="dark">
      <ClockLine {...clock} />
      <div className="mt-5">
        <SectionHeading of={id}>{heading}</SectionHeading>
      </div>
      <p className="max-w-lead text-lead mt-4 text-balance">{intro}</p>
      <div className="mt-8 @md:mt-10">
        <TabSet
          label={label}
          value={chosen.channel}
          shown={shown.channel}
          onChoose={choose}
          tabs={[
            tab("voice", <VoicePanel {...voice} {...choiceOf("voice")} />),
            tab("whatsapp", <WhatsappPanel {...whatsapp} {...choiceOf("whatsapp")} />),
            tab("workflows", <WorkflowsPanel {...workflows} {...choiceOf("workflows")} />),
          ]}
        />
      </div>
    </Section>
  );
}
