import { mark } from "../../../brand/mark";
import { teamMember } from "../../../content/home";
import { entrance } from "../../../ui/entrance";
import { NumberPlate } from "../../../ui/number-plate";

const { title, role, rows, badges } = teamMember.pass;

/** The new colleague's pass on its lanyard. */
export function AgentPass() {
  return (
    <div className="lanyard mx-auto max-w-[24rem] print:max-w-none print:pt-0">
      <div ref={entrance} className="pass print:text-ink px-6 pt-11 pb-6 @sm:px-8">
        <div className="rounded-control bg-action-deep text-go grid place-items-center py-6 @sm:py-8 print:hidden">
          <svg aria-hidden width={84} height={84} viewBox={`0 0 ${mark.units} ${mark.units}`} fill="currentColor">
            <path d={mark.path} />
          </svg>
        </div>
        <p className="font-sign text-title tracking-heading mt-5">{title}</p>
        <p>{role}</p>
        <dl className="text-small mt-4 grid gap-1.5 *:flex *:justify-between *:gap-5 *:@max-2xs:block">
          {rows.map((row) => (
            <div key={row.label}>
              <dt className="@2xs:whitespace-nowrap">{row.label}</dt>
              <dd className="font-semibold @2xs:text-right">{row.value}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-5 flex flex-wrap gap-2">
          {badges.map((badge) => (
            <li key={badge}>
              <NumberPlate size="badge">{badge}</NumberPlate>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
