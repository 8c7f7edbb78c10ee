import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { site } from "../../src/site";

const ADDRESS = "https://counts.company.example/site";
const sendBeacon = vi.fn<typeof navigator.sendBeacon>();
const posts = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(String(body)) as unknown);

/** Loads the module again, as a document does. */
async function load(url = "/") {
  vi.resetModules();
  window.history.replaceState(null, "", url);
  return import("../../src/count");
}

/** Presses a link's label. */
function press(href: string) {
  const link = Object.assign(document.createElement("a"), { href });
  const label = document.createElement("span");
  link.append(label);
  link.addEventListener("click", (event) => event.preventDefault());
  document.body.append(link);
  label.click();
  link.remove();
}

beforeEach(() => {
  vi.stubEnv("VITE_COUNT_URL", ADDRESS);
  sendBeacon.mockReset();
  vi.stubGlobal("navigator", { sendBeacon });
});

it("a visit posts each event once per route until the document is left, in fixed words", async () => {
  const { count } = await load("/book-demo?name=Sam#x");
  count("form-start");
  count("form-failed");
  count("form-start");
  window.history.replaceState(null, "", "/sam-carter");
  count("page");
  window.history.replaceState(null, "", "/book-demo");
  count("form-failed");
  expect(posts()).toEqual([
    { event: "form-start", route: "/book-demo" },
    { event: "form-failed", route: "/book-demo" },
    { event: "page", route: "*" },
  ]);
  for (const [address, body] of sendBeacon.mock.calls) {
    expect(address).toBe(ADDRESS);
    // As text it needs no permission of another origin.
    expect(body).toBeTypeOf("string");
  }
});

it.each([
  ["no address", "", { sendBeacon }],
  ["Do Not Track", ADDRESS, { sendBeacon, doNotTrack: "1" }],
  ["Global Privacy Control", ADDRESS, { sendBeacon, globalPrivacyControl: true }],
  ["a browser without sendBeacon", ADDRESS, {}],
])("a visit posts nothing: %s", async (_, address, browser) => {
  vi.stubEnv("VITE_COUNT_URL", address);
  vi.stubGlobal("navigator", browser);
  const { count } = await load();
  count("sample");
  expect(sendBeacon).not.toHaveBeenCalled();
});

it("a visit counts presses on links to the booking page, whatever their query, and to the operator's own agent, and on no other", async () => {
  vi.stubEnv("VITE_DEMO_LINE", "0113 496 0123");
  const { countVisit } = await load();
  countVisit(createMemoryRouter([{ path: "*" }]));
  const { origin } = new URL(site.bookingUrl);
  for (const other of [`${origin}/about`, "/privacy", "mailto:a@b.example", "tel:+441632960000"]) press(other);
  const events = () => posts().map((post) => (post as { event: string }).event);
  expect(events()).toEqual(["page"]);
  press(`${site.bookingUrl}?utm_source=news`);
  press("tel:01134960123");
  expect(events()).toEqual(["page", "book", "ring"]);
});
