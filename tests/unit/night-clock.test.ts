import { expect, test } from "vitest";
import { timeAt } from "../../src/layout/night-clock";

/** 18:02, 21:15, 7:55 and, at the end of a page that is too short for it, 8:00 at the same place. */
const STOPS = [
  { minutes: 1082, y: 0 },
  { minutes: 1275, y: 1000 },
  { minutes: 475, y: 1640 },
  { minutes: 480, y: 1640 },
];

test.each([
  [0, "18:02", "18:02"],
  [500, "19:38", "18:02"],
  [999, "21:14", "18:02"],
  [1000, "21:15", "21:15"],
  [1002, "21:15", "21:15"],
  [1167, "00:00", "21:15"],
  [1639, "07:52", "21:15"],
  [1640, "08:00", "08:00"],
  [9000, "08:00", "08:00"],
])("at %d px the header's clock shows %s, without motion %s", (y, running, stepwise) => {
  expect(timeAt(y, STOPS, false)).toBe(running);
  expect(timeAt(y, STOPS, true)).toBe(stepwise);
});
