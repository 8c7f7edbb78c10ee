export interface ChannelsSectionProps {
  heading: string;
}
export function ChannelsSection({ heading }: ChannelsSectionProps) {
  return (
    <section id="channels">
      <h2>{heading}</h2>
    </section>
  );
}
