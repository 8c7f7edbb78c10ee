import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { TEST_DEPLOYMENT } from "./deployment";

Object.assign(import.meta.env, TEST_DEPLOYMENT);

// A slow machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });

const LEVELS = ["log", "info", "warn", "error"] as const;

/** jsdom lays nothing out: whatever is watched is in view. */
class EverythingInView implements Partial<IntersectionObserver> {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const boundingClientRect = new DOMRect(0, 0, 1, 1);
    this.report([{ target, isIntersecting: true, boundingClientRect } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

/** Nor does anything change its size. */
class NothingResizes implements Partial<ResizeObserver> {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingInView, ResizeObserver: NothingResizes });

beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => {});
});

// A test that expects a message asserts it and clears the mock; whatever is left was unexpected.
afterEach(() => {
  cleanup();
  const unexpected = LEVELS.flatMap((level) => vi.mocked(console[level]).mock.calls);
  vi.restoreAllMocks();
  expect(unexpected, "unexpected console output").toEqual([]);
});
