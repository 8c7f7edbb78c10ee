import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout: every observed element is in view. */
class EverythingInView implements Partial<IntersectionObserver> {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const boundingClientRect = new DOMRect(0, 0, 1, 1);
    this.report([{ target, isIntersecting: true, boundingClientRect } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

/** No element changes its size. */
class NothingResizes implements Partial<ResizeObserver> {
  observe() {}
  disconnect() {}
}
/** Visitors who want no motion: jsdom draws no frames. */
const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: media.includes("reduce") });

Object.assign(window, {
  IntersectionObserver: EverythingInView,
  ResizeObserver: NothingResizes,
  matchMedia,
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};

// Vitest runs this before the check of the console in tests/setup.ts, which also sees what an unmount prints.
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});
