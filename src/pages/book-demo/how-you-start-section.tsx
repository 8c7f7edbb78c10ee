import { howYouStart } from "../../content/book-demo";

const HEADING_ID = "how-you-start-heading";

/** The numbered steps from the first talk to the daytime's calls. */
export function HowYouStartSection() {
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-sub tracking-sub">
        {howYouStart.heading}
      </h2>
      <ol className="mt-4">
        {howYouStart.steps.map((step, index) => (
          <li key={index} className="grid-cols-step border-night-line grid items-baseline border-t py-3">
            <span aria-hidden className="font-sign text-sub text-lamp">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
