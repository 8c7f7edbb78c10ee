import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { TEST_DEPLOYMENT } from "./deployment";

Object.assign(import.meta.env, TEST_DEPLOYMENT);

const LEVELS = ["log", "info", "warn", "error"] as const;

beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => {});
});

// A test that expects a message asserts it and clears the mock; whatever is left was unexpected.
afterEach(() => {
  const unexpected = LEVELS.flatMap((level) => vi.mocked(console[level]).mock.calls);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  expect(unexpected, "unexpected console output").toEqual([]);
});

// The next file in this process gets modules without this one's state and mocks.
afterAll(() => void vi.resetModules());
