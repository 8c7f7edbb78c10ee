import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { site } from "../../src/site";

const send = vi.fn<typeof fetch>();
const posts = () =>
  send.mock.calls.map(([, options]) => JSON.parse(String(options!.body)) as { kind: string; build?: string });
const kinds = () => posts().map(({ kind }) => kind);

/** Loads the module again, as a document does. */
async function load(url = "/") {
  vi.resetModules();
  window.history.replaceState(null, "", url);
  return import("../../src/network/events");
}

const violatePolicy = () =>
  document.dispatchEvent(
    Object.assign(new Event("securitypolicyviolation"), {
      effectiveDirective: "img-src",
      blockedURI: "https://sam.example/?name=Sam",
    }),
  );

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
  vi.stubEnv("VITE_EVENTS_URL", "https://events.company.example/site");
  vi.stubGlobal("navigator", {});
  send.mockReset();
  // A failed post must not reach the visitor: Vitest fails for an unhandled rejection, but not for one of a mock.
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    void send(...request);
    throw new TypeError("Failed to fetch");
  });
});

it("a visit posts each kind of failure once, without cookies, with its build, and of a violation the directive alone", async () => {
  const { postEvent, postPolicyViolations } = await load("/book-demo?name=Sam#x");
  postPolicyViolations();
  for (let times = 0; times < 2; times++) {
    postEvent("form-failed");
    violatePolicy();
    window.history.replaceState(null, "", "/");
  }
  const build = expect.stringMatching(/^[\w.-]+$/) as string;
  expect(posts()).toEqual([
    { kind: "form-failed", route: "/book-demo", build },
    { kind: "policy", route: "/book-demo", directive: "img-src", build },
  ]);
  const discretion = { credentials: "omit", mode: "no-cors", referrerPolicy: "strict-origin", keepalive: true };
  expect(send.mock.calls[0]![1]).toMatchObject(discretion);
});

it.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("a visit posts failures, and nothing that people do, under %s", async (_, browser) => {
  vi.stubGlobal("navigator", browser);
  const { postEvent, postPolicyViolations } = await load();
  postPolicyViolations();
  postEvent("sample");
  postEvent("error-screen");
  violatePolicy();
  expect(kinds()).toEqual(["error-screen", "policy"]);
});

it("a visit counts presses on links to the booking page, whatever their query, and to the operator's own agent, and on no other", async () => {
  vi.stubEnv("VITE_DEMO_LINE", "0113 496 0123");
  const { postVisit } = await load();
  postVisit(createMemoryRouter([{ path: "*" }]));
  const { origin } = new URL(site.bookingUrl);
  for (const other of [`${origin}/about`, "/privacy", "mailto:a@b.example", "tel:+441632960000"]) press(other);
  expect(kinds()).toEqual(["page"]);
  press(`${site.bookingUrl}?utm_source=news`);
  press("tel:01134960123");
  expect(kinds()).toEqual(["page", "book", "ring"]);
});
