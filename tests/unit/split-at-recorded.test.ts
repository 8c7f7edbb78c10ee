import { expect, test } from "vitest";
import { splitAtRecorded } from "../../src/pages/home/channels/split-at-recorded";

test.each([
  ["KX70\u00A0HVI. How much is it?", ["KX70 HVI"], ["", "KX70\u00A0HVI", ". How much is it?"]],
  ["£45. Thursday, 8:30?", ["Thursday, 8:30", "£45"], ["", "£45", ". ", "Thursday, 8:30", "?"]],
  ["It comes to £450 in Marchwood.", ["£45", "March"], ["It comes to £450 in Marchwood."]],
  ["A robot (really)?", ["(really)?"], ["A robot ", "(really)?", ""]],
  ["Go on, then.", [], ["Go on, then."]],
])("in %j the values %j are found word for word", (text, values, pieces) => {
  expect(splitAtRecorded(text, values)).toEqual(pieces);
});
