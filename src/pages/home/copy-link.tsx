import { useId, useState } from "react";
import { copyLink as words } from "../../content/copy-link";
import { paths } from "../../paths";
import { linkLook } from "../../ui/button-look";

function selectAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/**
 * A button that copies a link to a place on the landing page, and says so. Where the browser does not give the clipboard, it
 * shows the link to copy by hand.
 *
 * @param hash the place, without `#`
 */
export function CopyLink({ label, hash }: { label: string; hash: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const id = useId();
  // Without the query, which belongs to this visit.
  const url = () => `${window.location.origin}${paths.home}#${hash}`;

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
      <p role="status">{outcome === "copied" && <span>{words.copied}</span>}</p>
      {outcome === "refused" && (
        <p className="w-full">
          <label htmlFor={id}>{words.notCopied}</label>
          <input
            id={id}
            readOnly
            value={url()}
            ref={selectAll}
            className="rounded-control block min-h-11 w-full border px-3"
          />
        </p>
      )}
    </>
  );
}
