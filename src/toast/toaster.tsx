import * as RadixToast from "@radix-ui/react-toast";
import { CircleCheckBig, TriangleAlert, X, type LucideIcon } from "lucide-react";
import { useRef, useState, type FocusEvent } from "react";
import { dismissToast, useToast, type ToastContent } from "./toast-store";

type Variant = NonNullable<ToastContent["variant"]>;

const FRAME = "pointer-events-none fixed inset-x-0 top-header z-40";
/** Below the header: at the bottom it would cover the button that was just pressed, and the line that stays below it. */
const VIEWPORT = "absolute right-0 w-full max-w-toast p-4 outline-none";
const CARD =
  "day pointer-events-auto flex items-start gap-3 rounded-card border-l-5 p-4 shadow-toast forced-colors:border";
const MOTION =
  "data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-swipe data-[swipe=end]:animate-swipe-out";
const CLOSE = "-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-paper-2";

const COLOURS: Record<Variant, string> = {
  success: "border-action bg-paper",
  destructive: "border-red bg-red-tint",
};

const ICONS: Record<Variant, { Icon: LucideIcon; colour: string }> = {
  success: { Icon: CircleCheckBig, colour: "text-action" },
  destructive: { Icon: TriangleAlert, colour: "text-red" },
};

/**
 * Shows what the toast store holds. Radix owns time and keys: a toast goes after 5000 ms, its default, stands
 * still under pointer and focus, is reached with F8 and closed with Escape or a swipe.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useToast();
  const [shown, setShown] = useState(toast);
  const frame = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  // The last toast is kept, so that there is something to fade out.
  if (toast && toast !== shown) setShown(toast);
  if (!shown) return null;

  const { id, title, description, variant = "success" } = shown;
  const { Icon, colour } = ICONS[variant];

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }

  function close() {
    dismissToast(id);
    // Radix would leave the focus in the empty region, at the end of the document.
    if (frame.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }

  return (
    <div ref={frame} className={FRAME} onFocus={rememberOrigin}>
      {/* All of it is new with each toast: the timer, and whether it is paused, which Radix would carry over. */}
      <RadixToast.Provider key={id}>
        <RadixToast.Root
          open={toast?.id === id}
          onOpenChange={close}
          className={`${CARD} ${MOTION} ${COLOURS[variant]}`}
        >
          <Icon aria-hidden size={24} className={`shrink-0 ${colour}`} />
          <div className="grow">
            <RadixToast.Title className="text-ui text-ink font-semibold">
              {/* The blank is for what is read out, where Radix joins title and description. */}
              <span>{title}</span>{" "}
            </RadixToast.Title>
            <RadixToast.Description className="text-ui">{description}</RadixToast.Description>
          </div>
          <RadixToast.Close aria-label={closeLabel} className={CLOSE}>
            <X aria-hidden size={20} />
          </RadixToast.Close>
        </RadixToast.Root>
        <RadixToast.Viewport className={VIEWPORT} />
      </RadixToast.Provider>
    </div>
  );
}
