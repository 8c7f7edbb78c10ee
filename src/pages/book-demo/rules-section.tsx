import { useLocation } from "react-router-dom";
import { rules } from "../../content/rules";
import { Fold } from "../../ui/fold";
import { PageLink } from "../../ui/page-link";
import { DemoSection } from "./demo-section";
import { TwoColumnTable } from "./two-column-table";

const { id, heading, open, columns } = rules;

/** The rules that the agent keeps, each with links to where it can be seen. */
export function RulesSection() {
  const isLinked = useLocation().hash === `#${id}`;
  const rows = Object.entries(rules.rules).map(([key, { rule, see }]) => ({
    key,
    cells: [
      rule,
      <ul key="see" className="py-0.5">
        {see.map(({ label, to }, index) => (
          <li key={index} className="text-night-lead [&_a]:not-hover:decoration-night-faint">
            <PageLink to={to} variant="quiet">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>,
    ] as const,
  }));
  return (
    <DemoSection id={id} heading={heading}>
      <div className="border-night-line border-y @sm:border-0">
        <Fold label={open} isOpen={isLinked}>
          <TwoColumnTable labelledBy={`${id}-heading`} columns={columns} rows={rows} />
        </Fold>
      </div>
    </DemoSection>
  );
}
