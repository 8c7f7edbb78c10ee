import "./channels-section.css";
import type { ComponentType } from "react";
import { channels } from "../../../content/channels";
import { voice } from "../../../content/voice";
import { whatsapp } from "../../../content/whatsapp";
import { playedCall, playedChat } from "../../../content/played-conversations";
import { workflows } from "../../../content/workflows";
import { Section } from "../../../ui/section";
import { ChannelTabs } from "./channel-tabs";
import type { SampleChoice } from "./sample-frame";
import { idsOf, useChannelChoice, type Channel } from "./use-channel-choice";
import { VoicePanel } from "./voice-panel";
import { WhatsappPanel } from "./whatsapp-panel";
import { WorkflowsPanel } from "./workflows-panel";

/** The channels in the order of their tabs, below a phone, a mobile phone and job cards. The first one is initially open. */
const CHANNELS: (Channel & { label: string; picture: string; Panel: ComponentType<SampleChoice> })[] = [
  { ...voice, samples: [playedCall, ...voice.samples], picture: "[--tab-picture:0]", Panel: VoicePanel },
  { ...whatsapp, samples: [playedChat, ...whatsapp.samples], picture: "[--tab-picture:50%]", Panel: WhatsappPanel },
  { ...workflows, picture: "[--tab-picture:100%]", Panel: WorkflowsPanel },
];

/** A tab for each channel, with samples to read. The URL's hash follows the chosen tab and sample. */
export function ChannelsSection() {
  const { id: sectionId, clock, heading, intro, label: tabsLabel } = channels;
  const { chosen, choose } = useChannelChoice(CHANNELS);

  const tabs = CHANNELS.map(({ label, picture, Panel, ...channel }) => ({
    value: channel.id,
    label,
    picture,
    anchors: idsOf(channel),
    panel: <Panel chosen={chosen.samples[channel.id]!} picks={chosen.picks} onChoose={choose} />,
  }));

  return (
    // Stays left-to-right when a translator sets `dir=rtl`: lamp and charts are drawn for it.
    <div dir="ltr">
      {/* From the tarmac of "Trusted by" up into the night. */}
      <Section
        id={sectionId}
        look="pt-section bg-[linear-gradient(var(--tarmac),var(--sky-1)_22rem)]"
        clock={clock}
        timeLook="counter-time"
        heading={heading}
        lead={intro}
      >
        <div className="counter relative isolate mt-6 mb-5 @sm:mb-0 @md:mt-10">
          <ChannelTabs label={tabsLabel} tabs={tabs} chosen={chosen.channel} onChoose={choose} />
        </div>
      </Section>
    </div>
  );
}
