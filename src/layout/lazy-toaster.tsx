import { useEffect, useState, type ComponentType } from "react";
import { layout } from "../content/layout";
import { dismissToast, useToast } from "../toast/toast-store";

type Toaster = ComponentType<{ closeLabel: string }>;

/**
 * Fetches the toaster, with Radix, when there is a first toast to show, and stays mounted: a toast survives a
 * navigation. Should the chunk be gone, the browser itself says what the toast would have said.
 */
export function LazyToaster() {
  const toast = useToast();
  const [Toaster, setToaster] = useState<Toaster>();

  useEffect(() => {
    if (!toast || Toaster) return;
    import("../toast/toaster").then(
      (module) => setToaster(() => module.Toaster),
      () => {
        dismissToast(toast.id);
        window.alert(`${toast.title}\n${toast.description}`);
      },
    );
  }, [toast, Toaster]);

  return Toaster && <Toaster closeLabel={layout.closeToast} />;
}
