import { rules } from "../../content/rules";
import { Fold } from "./fold";
import { PageLink } from "../../ui/page-link";
import { TwoColumnTable } from "./two-column-table";

const { id, heading, open, columns } = rules;
const HEADING_ID = `${id}-heading`;

/** The rules that the agent keeps, each with links to where it can be seen. */
export function RulesSection() {
  const rows = Object.entries(rules.rules).map(([key, { rule, see }]) => ({
    key,
    cells: [
      rule,
      <ul key="see" className="py-0.5">
        {see.map(({ label, to }, index) => (
          <li key={index} className="text-night-text">
            <PageLink to={to} variant="quiet">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>,
    ] as const,
  }));
  return (
    <section id={id} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-sub tracking-sub mb-4">
        {heading}
      </h2>
      <Fold id={id} label={open}>
        <TwoColumnTable labelledBy={HEADING_ID} columns={columns} rows={rows} />
      </Fold>
    </section>
  );
}
