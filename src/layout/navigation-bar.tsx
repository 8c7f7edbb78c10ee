import { useNavigation } from "react-router-dom";
import { layout } from "../content/layout";

/** The progress bar of a page that is being loaded. Its style delays it, so that a fast page shows none. */
export function NavigationBar() {
  const { state } = useNavigation();
  return (
    state === "loading" && (
      <div
        role="progressbar"
        aria-label={layout.navigationBar}
        className="under-way fixed inset-x-0 top-0 z-30 print:hidden"
      />
    )
  );
}
