import { expect, it } from "vitest";
import { completeWebsite } from "../../src/demo-request/demo-request-schema";

it.each([
  ["www.garage.example", "https://www.garage.example"],
  ["garage.example/contact?from=a.b#top", "https://garage.example/contact?from=a.b#top"],
  [" garage.co.uk ", "https://garage.co.uk"],
  ["garage.ex\u200Bample", "https://garage.example"],
  ["müller.example", "https://müller.example"],
  ["car4you.example", "https://car4you.example"],
])("completes %j", (typed, complete) => expect(completeWebsite(typed)).toBe(complete));

it.each([
  "",
  "1.5",
  "...",
  "v.1",
  "none",
  "sam@garage.co.uk",
  "https://garage.example",
  "javascript:alert(a.b)",
  "localhost:80",
  "garage.example or garage.test",
  "/a.b/c",
])("leaves %j as it is", (typed) => expect(completeWebsite(typed)).toBe(typed));
