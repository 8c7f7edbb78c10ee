import "./road.css";

/** The stops of a customer's journey, in the direction in which their road is drawn. */
export function Road({ stops }: { stops: string[] }) {
  return (
    <ol dir="ltr" className="road text-ink text-caption @lg:text-body mt-6 font-semibold @md:mt-0">
      {stops.map((stop, index) => (
        <li key={index}>{stop}</li>
      ))}
    </ol>
  );
}
