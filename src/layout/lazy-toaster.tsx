import { useEffect, useState, type ComponentType } from "react";
import { layout } from "../content/layout";
import { dismissToast, useToast } from "../toast/toast-store";

/**
 * Loads the toaster, with Radix, for the first toast and stays mounted, so that a toast survives a navigation. If the
 * chunk cannot be loaded, the toast is dropped: the form shows its own notice or receipt.
 */
export function LazyToaster() {
  const toast = useToast();
  const [Toaster, setToaster] = useState<ComponentType<{ closeLabel: string }>>();

  useEffect(() => {
    if (!toast || Toaster) return;
    import("../toast/toaster").then((module) => setToaster(() => module.Toaster), dismissToast);
  }, [toast, Toaster]);

  return Toaster && <Toaster closeLabel={layout.closeToast} />;
}
