import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { site } from "../../src/site";

const ADDRESS = "https://events.company.example/site";
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
  vi.stubEnv("VITE_EVENTS_URL", ADDRESS);
  vi.stubGlobal("navigator", {});
  send.mockReset();
  // A failed post must not reach the visitor: Vitest fails for an unhandled rejection, but not for one of a mock.
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    void send(...request);
    throw new TypeError("Failed to fetch");
  });
});

it("a visit posts what people do once per route until the document is left, in fixed words, without cookies", async () => {
  const { postEvent } = await load("/book-demo?name=Sam#x");
  postEvent("form-start");
  postEvent("form-sent");
  postEvent("form-start");
  window.history.replaceState(null, "", "/sam-carter");
  postEvent("page");
  window.history.replaceState(null, "", "/book-demo");
  postEvent("form-sent");
  expect(posts()).toEqual([
    { kind: "form-start", route: "/book-demo" },
    { kind: "form-sent", route: "/book-demo" },
    { kind: "page", route: "*" },
  ]);
  const [address, options] = send.mock.calls[0]!;
  expect(address).toBe(ADDRESS);
  const discretion = { credentials: "omit", mode: "no-cors", referrerPolicy: "strict-origin", keepalive: true };
  expect(options).toMatchObject({ method: "POST", headers: { "Content-Type": "text/plain" }, ...discretion });
});

it("a visit posts each kind of failure once, with its build, and of a violation the directive alone", async () => {
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
});

it.each([
  ["no address", "", {}, []],
  ["Do Not Track", ADDRESS, { doNotTrack: "1" }, ["error-screen", "policy"]],
  ["Global Privacy Control", ADDRESS, { globalPrivacyControl: true }, ["error-screen", "policy"]],
])("a visit posts nothing that people do: %s", async (_, address, browser, failures) => {
  vi.stubEnv("VITE_EVENTS_URL", address);
  vi.stubGlobal("navigator", browser);
  const { postEvent, postPolicyViolations } = await load();
  postPolicyViolations();
  postEvent("sample");
  postEvent("error-screen");
  violatePolicy();
  expect(kinds()).toEqual(failures);
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
