import { useEffect, useRef } from "react";
import { errorScreen } from "../content/error-screen";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { buttonLook } from "../ui/button-look";

/**
 * What a visitor sees when a page cannot be rendered or a route fails: never a blank page. Both ways out are full
 * loads, since the running application is what has failed.
 */
export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="max-w-card mx-auto flex min-h-screen flex-col justify-center gap-6 px-4 py-12">
      <title>{errorScreen.title}</title>
      <h1 ref={heading} tabIndex={-1} className="text-display">
        {errorScreen.title}
      </h1>
      <p className="text-lead">{errorScreen.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{errorScreen.reload}</Button>
        <a href={paths.home} className={buttonLook.secondary}>
          {errorScreen.home}
        </a>
      </div>
    </main>
  );
}
