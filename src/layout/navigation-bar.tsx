import { useNavigation } from "react-router-dom";
import { layout } from "../content/layout";

/** Shows that the next page is being loaded; the style delays it, so that a page that comes at once shows nothing. */
export function NavigationBar() {
  const { state } = useNavigation();
  return (
    state === "loading" && (
      <div
        role="progressbar"
        aria-label={layout.navigationBar}
        className="animate-under-way bg-lamp fixed inset-x-0 top-0 z-30 h-[3px] origin-top-left print:hidden forced-colors:bg-[Highlight]"
      />
    )
  );
}
