import { rules } from "../../content/rules";
import { PageLink } from "../../ui/page-link";
import { FoldedSection } from "./folded-section";
import { TwoColumnTable } from "./two-column-table";

const { id, heading, columns } = rules;

/** The rules that the agent keeps, each with links to where it can be seen. */
export function RulesSection() {
  const rows = Object.entries(rules.rules).map(([key, { rule, see }]) => ({
    key,
    cells: [
      rule,
      <ul key="see" className="py-0.5">
        {see.map(({ label, to }, index) => (
          <li key={index} className="[&_a]:not-hover:decoration-night-faint">
            <PageLink to={to} variant="lone">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>,
    ] as const,
  }));
  return (
    <FoldedSection id={id} heading={heading}>
      <TwoColumnTable labelledBy={`${id}-heading`} columns={columns} rows={rows} />
    </FoldedSection>
  );
}
