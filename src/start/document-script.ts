/**
 * The script that the build writes into the head of every document. It holds what the visitor presses, waits for the
 * first paint, switches the fonts on, imports the application (main.tsx) and replays what it held.
 *
 * `<html data-script>` is absent at first, then "ready" (the page is hydrated) or "failed" (styles.css then shows what
 * works without scripts). `<html data-modules>` lists the files of the page's script, main.tsx first.
 */

import type * as Main from "./main";

/** Some browsers report no paint, to resist fingerprinting. */
const LONGEST_WAIT_FOR_PAINT_MS = 1000;

const { dataset } = document.documentElement;

/** Presses and submits from before hydration, in order, each with the function that repeats it. */
const held = new Map<Element, () => void>();

/** Finds an element again where React has rendered the page anew, by its position among those of the same kind. */
function finder<Type extends HTMLElement>(element: Type): () => Type {
  const alike = () => [...document.querySelectorAll<Type>(element.tagName)];
  const position = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[position]!);
}

function hold(event: Event) {
  const target = event.target as Element;
  const button = event.type === "click" && target.closest("button");
  // The click on a submit button becomes a submit.
  if (button && button.type !== "submit") {
    const find = finder(button);
    held.set(button, () => {
      const { activeElement } = document;
      find().click();
      // A tab takes the focus; a visitor who types by now goes on typing.
      if (activeElement instanceof HTMLInputElement) activeElement.focus({ preventScroll: true });
    });
  } else if (event.type === "submit") {
    const find = finder(target as HTMLFormElement);
    held.set(target, () => find().requestSubmit());
  } else return;
  event.preventDefault();
  // From `hydrateRoot` on React listens itself, and would handle the event a second time.
  event.stopPropagation();
}

const listening = new AbortController();
for (const type of ["click", "submit"])
  window.addEventListener(type, hold, { capture: true, signal: listening.signal });

const painted = new Promise<unknown>((resolve) => {
  if (document.hidden) resolve(undefined);
  setTimeout(resolve, LONGEST_WAIT_FOR_PAINT_MS);
  try {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  } catch {
    // A privacy tool forbids it: the timeout is enough.
  }
});

/** `import()` does not wait for the parser. */
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

/** In development Vite serves main.tsx, which imports the other files. */
const files = dataset.modules?.split(" ") ?? [];

async function run() {
  await painted;
  document.querySelector<HTMLStyleElement>("style[media]")?.setAttribute("media", "all");
  await parsed;
  // The browser would learn of a file only from the file that imports it, a round trip later.
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const main: typeof Main = await (import.meta.env.DEV ? import("./main") : import(/* @vite-ignore */ files[0]!));
  await main.start();
  finish("ready");
  for (const replay of held.values()) replay();
}

function finish(state: "ready" | "failed") {
  listening.abort();
  dataset.script = state;
}

/**
 * During a deploy a host may have answered that a file is missing, and the browser may have kept that answer. A document
 * never imports a file again that has failed: fetch the files past the cache, then load the document again, once.
 */
async function recover() {
  const answers = await Promise.all(files.map((file) => fetch(file, { cache: "reload" })));
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload" || !answers.every(({ ok }) => ok)) throw new Error("The files are still missing.");
  window.location.reload();
}

run().catch(() => recover().catch(() => finish("failed")));
