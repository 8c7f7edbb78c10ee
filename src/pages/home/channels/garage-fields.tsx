import "../../../ui/torn-paper.css";
import { ChevronDown } from "lucide-react";
import { ownGarage, sampleGarage, type Garage } from "../../../content/played-conversations";
import { readField, type TypedGarage } from "../../../one-page-summary/garage-store";
import { linkLook } from "../../../ui/button-look";
import { Field } from "../../../ui/field";
import { CopyLink } from "../copy-link";

const NAMES = Object.keys(ownGarage.fields) as (keyof Garage)[];

interface GarageFieldsProps {
  typed: TypedGarage;
  onType: (typed: TypedGarage) => void;
  /** The hash, without `#`, of a link to the call with the garage; undefined without one. */
  link: string | undefined;
}

/** Folded fields in which visitors name their own garage. They are no form: there is nothing that Enter could send. */
export function GarageFields({ typed, onType, link }: GarageFieldsProps) {
  return (
    <details className="scriptless:hidden max-w-measure mt-4 @sm:ml-[6.5rem]">
      <summary className={`text-ui gap-2 ${linkLook.lone}`}>
        <span>{ownGarage.open}</span>
        <ChevronDown aria-hidden size={18} className="in-[[open]]:rotate-180" />
      </summary>
      <div className="torn-paper on-paper relative mt-2 mb-3 grid gap-x-4 gap-y-3 px-5 py-4 @sm:grid-cols-2 forced-colors:border-2">
        {NAMES.map((name) => {
          const { wrong, ...field } = ownGarage.fields[name];
          return (
            <Field
              {...field}
              key={name}
              name={`garage-${name}`}
              error={readField(name, typed[name]) === undefined ? wrong : undefined}
              autoComplete="off"
              placeholder={sampleGarage[name]}
              value={typed[name] ?? ""}
              onChange={({ target }) => onType({ ...typed, [name]: target.value })}
            />
          );
        })}
        <div className="text-ui col-span-full">
          <p>{ownGarage.note}</p>
          {link && <CopyLink key={link} label={ownGarage.copy} hash={link} />}
        </div>
      </div>
    </details>
  );
}
