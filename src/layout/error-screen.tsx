import { useEffect, useRef } from "react";
import { errorScreen } from "../content/error-screen";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { quietLink } from "../ui/button-look";
import { Dusk } from "../ui/dusk";

/**
 * What a visitor sees when a page cannot be rendered or a route fails: never a blank page. Both ways out are full
 * loads, since the running application is what has failed.
 */
export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="@container grid grow">
      <title>{errorScreen.title}</title>
      <Dusk>
        <div className="max-w-page px-gutter pt-section pb-above-horizon mx-auto grid gap-6">
          <h1 ref={heading} tabIndex={-1} className="max-w-headline text-display">
            {errorScreen.title}
          </h1>
          <p className="max-w-lead text-lead text-night-lead">{errorScreen.text}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="night" onClick={() => window.location.reload()}>
              {errorScreen.reload}
            </Button>
            <a href={paths.home} className={`${quietLink} text-night-text`}>
              {errorScreen.home}
            </a>
          </div>
        </div>
      </Dusk>
    </main>
  );
}
