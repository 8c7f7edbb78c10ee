import * as RadixToast from "@radix-ui/react-toast";
import { CircleCheckBig, TriangleAlert, X } from "lucide-react";
import { useRef, useState, type FocusEvent } from "react";
import { dismissToast, useToast } from "./toast-store";

const VARIANTS = {
  success: { Icon: CircleCheckBig, iconLook: "shrink-0 text-action", cardLook: "border-action bg-paper" },
  destructive: { Icon: TriangleAlert, iconLook: "shrink-0 text-red", cardLook: "border-red bg-red-tint" },
};

const TOAST_MOTION =
  "data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] data-[swipe=end]:animate-swipe-out";

/**
 * Shows the toast of the store below the header, where it covers neither the submit button nor the notice below it.
 * Radix handles time and keys: a toast disappears after 5000 ms (its default), pauses on hover and focus, is focused by
 * F8, and closed by Escape or a swipe.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useToast();
  const [shown, setShown] = useState(toast);
  const frame = useRef<HTMLDivElement>(null);
  const focusOrigin = useRef<HTMLElement>(null);
  // Keeps the last toast while it fades out.
  if (toast && toast !== shown) setShown(toast);
  if (!shown) return null;

  const { id, title, description, variant = "success" } = shown;
  const { Icon, iconLook, cardLook } = VARIANTS[variant];

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusOrigin.current = relatedTarget;
  }

  function close() {
    dismissToast(id);
    // Radix would leave the focus in the empty region at the end of the document.
    if (frame.current?.contains(document.activeElement)) focusOrigin.current?.focus();
  }

  return (
    <div ref={frame} className="top-header pointer-events-none fixed inset-x-0 z-40" onFocus={rememberOrigin}>
      {/* The key also renews the provider: Radix would carry its timer and pause over to the next toast. */}
      <RadixToast.Provider key={id}>
        <RadixToast.Root
          open={toast?.id === id}
          onOpenChange={close}
          className={`day rounded-card [box-shadow:0_12px_30px_-8px_var(--shadow)] ${TOAST_MOTION} pointer-events-auto flex items-start gap-3 border-l-5 p-4 forced-colors:border ${cardLook}`}
        >
          <Icon aria-hidden size={24} className={iconLook} />
          <div className="min-w-0 grow">
            <RadixToast.Title className="text-ui text-ink font-semibold">
              {/* Radix joins title and description for screen readers; the space separates them. */}
              <span>{title}</span>{" "}
            </RadixToast.Title>
            <RadixToast.Description className="text-ui">{description}</RadixToast.Description>
          </div>
          <RadixToast.Close
            aria-label={closeLabel}
            className="rounded-control text-ink hover:bg-paper-2 -my-2 -mr-2 grid size-11 shrink-0 place-items-center"
          >
            <X aria-hidden size={20} />
          </RadixToast.Close>
        </RadixToast.Root>
        <RadixToast.Viewport className="max-w-toast absolute right-0 w-full p-4 [outline:none]" />
      </RadixToast.Provider>
    </div>
  );
}
