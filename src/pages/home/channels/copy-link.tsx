import { useId, useState } from "react";
import { yourTurn } from "../../../content/your-call";
import { linkLook } from "../../../ui/button-look";

function selectAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/**
 * A button that copies a link to a place on this page, and says so. Where the browser does not give the clipboard, it
 * shows the link to copy by hand.
 *
 * @param hash the place, without `#`
 */
export function CopyLink({ label, hash }: { label: string; hash: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const id = useId();
  const url = () => new URL(`#${hash}`, window.location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url());
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  }

  return (
    <>
      <button type="button" className={linkLook.lone} onClick={copy}>
        {label}
      </button>
      <p role="status" className="text-go">
        {outcome === "copied" && <span>{yourTurn.copied}</span>}
      </p>
      {outcome === "refused" && (
        <p className="w-full">
          <label htmlFor={id}>{yourTurn.notCopied}</label>
          <input
            id={id}
            readOnly
            value={url()}
            ref={selectAll}
            className="rounded-control border-night-line text-night-text block min-h-11 w-full border px-3"
          />
        </p>
      )}
    </>
  );
}
