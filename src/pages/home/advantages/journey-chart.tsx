export interface JourneyChartContent {
  /** When a customer hears from the business, from the first time to the last. */
  stops: string[];
}

/** A customer's way along one line. */
export function JourneyChart({ stops }: JourneyChartContent) {
  return (
    <ol className="journey text-caption mt-6">
      {stops.map((stop) => (
        <li key={stop}>{stop}</li>
      ))}
    </ol>
  );
}
