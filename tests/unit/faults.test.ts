import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS_LIST, readFaults } from "../../tools/faults";

test("the text that each fault of the list replaces stands once in its file", () => {
  const faults = readFaults(readFileSync(FAULTS_LIST, "utf8"));
  expect(faults.length).toBeGreaterThan(50);
  const wrong = faults.flatMap(({ number, file, from }) => {
    const times = readFileSync(file, "utf8").split(from).length - 1;
    return times === 1 ? [] : [`${number}: ${times} times in ${file}: ${from}`];
  });
  expect(wrong).toEqual([]);
});
