import "../../../ui/torn-paper.css";
import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ownGarage, playedCall, sampleGarage, type Garage } from "../../../content/played-conversations";
import { garageLink, linkedGarage, readField, typedGarage } from "../../../one-page-summary/garage-store";
import { linkLook } from "../../../ui/button-look";
import { Field } from "../../../ui/field";
import { CopyLink } from "../copy-link";
import { hashOf, replaceHash } from "./use-channel-choice";

const NAMES = Object.keys(ownGarage.fields) as (keyof Garage)[];

/** Folded fields in which visitors name their own garage, or a link does. Not a form, which Enter would send. */
export function GarageFields({ picks }: { picks: string[] }) {
  const typed = typedGarage.useValue();
  const { hash } = useLocation();

  useEffect(() => {
    const linked = linkedGarage(hash);
    if (linked) typedGarage.set(linked);
  }, [hash]);

  const link = garageLink(typed);

  function type(name: keyof Garage, value: string) {
    typedGarage.set({ ...typed, [name]: value });
    replaceHash(hashOf(playedCall.id, picks));
  }

  return (
    <details className="scriptless:hidden open:basis-full">
      <summary className={`gap-2 ${linkLook.lone}`}>
        <span>{ownGarage.open}</span>
        <ChevronDown aria-hidden size="1.125rem" className="in-[[open]]:rotate-180" />
      </summary>
      <div className="torn-paper on-paper max-w-measure relative mt-2 mb-3 grid items-start gap-x-4 gap-y-3 px-5 py-4 @sm:grid-cols-2 forced-colors:border-2">
        {NAMES.map((name) => {
          const { errorMessage, ...field } = ownGarage.fields[name];
          return (
            <Field
              {...field}
              key={name}
              name={`garage-${name}`}
              error={readField(name, typed[name]) === undefined ? errorMessage : undefined}
              autoComplete="off"
              placeholder={sampleGarage[name]}
              value={typed[name] ?? ""}
              onChange={({ target }) => type(name, target.value)}
            />
          );
        })}
        <div className="text-ui col-span-full">
          <p>{ownGarage.note}</p>
          {link && <CopyLink key={link} label={ownGarage.copy} hash={hashOf(playedCall.id, picks)} />}
        </div>
      </div>
    </details>
  );
}
