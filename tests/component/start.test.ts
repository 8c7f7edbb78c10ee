import { expect, test, vi } from "vitest";
import { getLeadSource } from "../../src/network/lead-source";
import * as loadPage from "../../src/load-page";
import { paths } from "../../src/paths";
import { start } from "../../src/start/main";

test("the source of a visit names the canonical path of its first page, however it was typed", async () => {
  vi.spyOn(loadPage, "createRouter").mockRejectedValue(new Error("not needed here"));
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, "", "/Book-Demo/?utm_source=news");
  await expect(start()).rejects.toThrow("not needed here");
  expect(getLeadSource()).toEqual({ utm_source: "news", landing: paths.bookDemo });
});
