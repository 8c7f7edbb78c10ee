import "./toaster.css";
import * as RadixToast from "@radix-ui/react-toast";
import { Check, TriangleAlert, X } from "lucide-react";
import { useRef, type FocusEvent } from "react";
import { dismissToast, useToast } from "./toast-store";

const VARIANTS = {
  success: {
    Icon: Check,
    iconLook: "text-lamp",
    barLook: "border-night-line bg-night-2 text-night-lead",
    titleLook: "text-night-text font-semibold",
  },
  destructive: {
    Icon: TriangleAlert,
    iconLook: "text-red",
    barLook: "on-paper border-red bg-red-tint",
    titleLook: "text-ink font-semibold",
  },
};

/**
 * Scrolls a focused control out from under a toast that appears over it. In a form it does nothing: the form scrolls its
 * outcome, which is below its controls, to above the toast, and a second scroll would stop that one.
 */
function uncoverFocus(toast: HTMLElement | null) {
  const control = document.activeElement;
  if (!toast || !control?.matches(":not(body, [tabindex='-1'], form *)")) return;
  const [over, under] = [toast.getBoundingClientRect(), control.getBoundingClientRect()];
  const isCovered =
    under.top < over.bottom && under.bottom > over.top && under.left < over.right && under.right > over.left;
  if (isCovered) control.scrollIntoView({ block: "nearest" });
}

/**
 * Shows the toast of the store: a bar over the header.
 * Radix handles time and keys: a toast disappears after 5000 ms (its default), pauses on hover and focus, is focused by
 * F8, and closed by Escape or a swipe.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const focusOrigin = useRef<HTMLElement>(null);
  if (!toast) return null;

  const { id, title, description, variant = "success" } = toast;
  const { Icon, iconLook, barLook, titleLook } = VARIANTS[variant];

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusOrigin.current = relatedTarget;
  }

  function close() {
    dismissToast();
    // Radix would leave the focus in the empty region at the end of the document.
    if (frame.current?.contains(document.activeElement)) focusOrigin.current?.focus();
  }

  return (
    <div
      ref={frame}
      // Over the header it covers nothing of the page. While the keyboard is in the header, it stands below.
      className="in-[:has(header_:focus-visible)]:top-header @container pointer-events-none fixed inset-x-0 top-0 z-40"
      onFocus={rememberOrigin}
    >
      {/* The key also renews the provider: Radix would carry its timer and pause over to the next toast. */}
      <RadixToast.Provider key={id}>
        <RadixToast.Root
          ref={uncoverFocus}
          open
          onOpenChange={close}
          className={`text-ui toast pointer-events-auto border-y ${barLook}`}
        >
          <div className="min-h-header max-w-page px-gutter mx-auto flex items-center gap-3 py-2">
            <Icon aria-hidden size="1.375rem" strokeWidth={2.5} className={iconLook} />
            <div className="min-w-0 grow *:inline">
              <RadixToast.Title className={titleLook}>
                {/* Radix joins title and description for screen readers; the space separates them. */}
                <span>{title}</span>{" "}
              </RadixToast.Title>
              <RadixToast.Description>{description}</RadixToast.Description>
            </div>
            <RadixToast.Close
              aria-label={closeLabel}
              className="rounded-control -m-2 grid size-11 min-w-11 place-items-center border border-transparent hover:border-current"
            >
              <X aria-hidden size="1.25rem" />
            </RadixToast.Close>
          </div>
        </RadixToast.Root>
        <RadixToast.Viewport className="[outline:none]" />
      </RadixToast.Provider>
    </div>
  );
}
