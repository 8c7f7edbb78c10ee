import type { ComponentType } from "react";
import { channels } from "../../../content/channels";
import { voice } from "../../../content/voice";
import { whatsapp } from "../../../content/whatsapp";
import { workflows } from "../../../content/workflows";
import { ExternalLink } from "../../../ui/external-link";
import { Section } from "../../../ui/section";
import { TabSet } from "../../../ui/tab-set";
import type { SampleChoice } from "./sample-frame";
import { anchorsOf, useChannelChoice, type Channel } from "./use-channel-choice";
import { VoicePanel } from "./voice-panel";
import { WhatsappPanel } from "./whatsapp-panel";
import { WorkflowsPanel } from "./workflows-panel";

/** The channels in the order of their tabs. The first one is initially open. */
const CHANNELS: (Channel & { label: string; Panel: ComponentType<SampleChoice> })[] = [
  { ...voice, Panel: VoicePanel },
  { ...whatsapp, Panel: WhatsappPanel },
  { ...workflows, Panel: WorkflowsPanel },
];

/** A tab for each channel, with samples to read. The URL's hash follows the chosen tab and sample. */
export function ChannelsSection() {
  const { id: sectionId, clock, heading, intro, label: tabsLabel, bookDemo } = channels;
  const { chosen, shown, choose } = useChannelChoice(CHANNELS);

  const tabs = CHANNELS.map(({ id, label, Panel, samples }) => ({
    value: id,
    label,
    anchors: anchorsOf({ id, samples }),
    panel: (
      <>
        <Panel chosen={chosen.samples[id]!} shown={shown.samples[id]!} onChoose={choose} />
        <p className="text-night-text mt-8">
          <span>{bookDemo.text}</span>{" "}
          <ExternalLink href={bookDemo.href} variant="inline">
            {bookDemo.label}
          </ExternalLink>
        </p>
      </>
    ),
  }));

  return (
    <Section id={sectionId} ground="dark" clock={clock} heading={heading}>
      <p className="max-w-lead text-lead mt-4 text-balance">{intro}</p>
      <div className="mt-8 @md:mt-10">
        <TabSet label={tabsLabel} tabs={tabs} value={chosen.channel} shown={shown.channel} onChoose={choose} />
      </div>
    </Section>
  );
}
