import { rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { previewHost } from "../../src/prerender/preview-host";
import { buildSite, testFolder } from "./build-site";
import {
  EMPTY_FORM,
  failureToast,
  field,
  fillForm,
  formValues,
  SENT_REQUEST,
  submitButton,
  successToast,
  VALID_REQUEST,
} from "./demo-form";
import { expect, hydrated, test as base } from "./fixtures";

/** What the demo request server does with one try. `accept` takes the request, once per Idempotency-Key. */
type Reaction = (response: ServerResponse, accept: () => void) => void;

const answer =
  (status: number, headers: Record<string, string> = {}): Reaction =>
  (response) =>
    response.writeHead(status, headers).end();
const take: Reaction = (response, accept) => {
  accept();
  response.writeHead(201).end();
};
const takeThenHangUp: Reaction = (response, accept) => {
  accept();
  response.destroy();
};
const takeThenStall: Reaction = (_, accept) => accept();
const takeAndBreakOff: Reaction = (response, accept) => {
  accept();
  response.writeHead(200, { "Content-Length": "1000" }).write("{");
  setTimeout(() => response.destroy(), 50);
};

interface DemoServer {
  /** The accepted requests, by key. */
  accepted: Map<string, unknown>;
  tries: string[];
  /** When each try came, in milliseconds. */
  times: number[];
  reactWith: (...reactions: Reaction[]) => void;
  /** Closes the port for a time, so that connections to it are refused. */
  refuse: (milliseconds: number) => Promise<void>;
}

async function listen(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}

/** A server as README demands it: CORS preflight, Retry-After exposed, one request per Idempotency-Key. */
function demoServer(): { listener: RequestListener; demo: DemoServer } {
  let reactions: Reaction[] = [];
  const demo: DemoServer = {
    accepted: new Map(),
    tries: [],
    times: [],
    reactWith: (...next) => void (reactions = next),
    refuse: async () => {},
  };
  const listener: RequestListener = async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
      response.writeHead(204).end();
      return;
    }
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const key = String(request.headers["idempotency-key"]);
    demo.tries.push(key);
    demo.times.push(performance.now());
    const react = reactions.shift() ?? take;
    react(response, () => void (demo.accepted.has(key) || demo.accepted.set(key, JSON.parse(body))));
  };
  return { listener, demo };
}

interface DeliverySite {
  origin: string;
  demo: DemoServer;
}

/** Built for a deployment with a server, and beside such a server. */
let site: DeliverySite;
let stop = async () => {};

// One build for all of them. No fixture of the worker: the tests would have one of their own, after all others.
base.describe.configure({ mode: "default" });

base.beforeAll(async () => {
  base.setTimeout(120_000);
  const { listener, demo } = demoServer();
  const api = await listen(listener);
  demo.refuse = async (milliseconds) => {
    const { port } = api.server.address() as AddressInfo;
    await close(api.server);
    setTimeout(() => api.server.listen(port, "localhost"), milliseconds);
  };
  const folder = testFolder("delivery");
  const { exitCode, output } = await buildSite(folder, { VITE_DEMO_REQUEST_URL: `${api.origin}/demo` });
  expect(exitCode, output).toBe(0);
  const answerVisitor = previewHost(resolve(folder));
  const host = await listen((request, response) => void answerVisitor(request, response));
  site = { origin: host.origin, demo };
  stop = async () => {
    await Promise.all([close(api.server), close(host.server)]);
    await rm(folder, { recursive: true });
  };
});

base.afterAll(() => stop());

const test = base.extend<{ demo: DemoServer }>({
  demo: async ({}, use) => {
    site.demo.accepted.clear();
    site.demo.tries.length = 0;
    site.demo.times.length = 0;
    site.demo.reactWith();
    await use(site.demo);
  },
});

const notice = (page: Page) => page.getByRole("button", { name: "Try again" });

async function openFilledForm(page: Page) {
  await page.goto(site.origin + paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
}

/** What the browser says of an answer that is an error, or does not come: in Chromium's and WebKit's words, in Firefox's. */
const UNANSWERED = /Failed to load resource|CORS request did not succeed/;

test("a request is delivered as JSON and logged nowhere", async ({ page, demo }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect([...demo.accepted.values()]).toEqual([
    { ...SENT_REQUEST, id: demo.tries[0], submittedAt: expect.any(String), page: paths.bookDemo },
  ]);
  expect(await formValues(page)).toEqual(EMPTY_FORM);
  expect(logged).toEqual([]);
});

test("a double click delivers one request", async ({ page, demo }) => {
  await openFilledForm(page);
  await submitButton(page).dblclick();
  await expect(successToast(page)).toBeVisible();
  expect(demo.tries).toHaveLength(1);
});

const FAULTS: [fault: string, reactions: Reaction[], tries: number][] = [
  ["fails twice with 500", [answer(500), answer(500)], 3],
  ["is busy twice", [answer(503), answer(429)], 3],
  ["takes it and hangs up before it answers", [takeThenHangUp], 2],
  ["takes it and breaks off in the middle of its answer", [takeAndBreakOff], 1],
  ["takes it and stalls", [takeThenStall], 2],
];
for (const [fault, reactions, tries] of FAULTS) {
  test(`a server that ${fault} has one request, and the visitor hears of success alone`, async ({
    page,
    demo,
    expectedNoise,
  }) => {
    expectedNoise.push(UNANSWERED);
    demo.reactWith(...reactions);
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible({ timeout: 25_000 });
    await expect(notice(page)).toHaveCount(0);
    // A browser may repeat by itself what broke off before an answer came.
    expect(demo.tries.length).toBeGreaterThanOrEqual(tries);
    expect(new Set(demo.tries).size).toBe(1);
    expect([...demo.accepted.values()]).toEqual([expect.objectContaining(SENT_REQUEST)]);
  });
}

test("a server that refuses connections for a moment has one request all the same", async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  await openFilledForm(page);
  await demo.refuse(500);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(demo.accepted.size).toBe(1);
});

test("a server that says when to come back is not asked earlier", async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(429, { "Retry-After": "4" }));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  const [first = 0, second = 0] = demo.times;
  expect(second - first).toBeGreaterThanOrEqual(3_990);
  expect(demo.accepted.size).toBe(1);
});

const TOO_LATE: [form: string, header: () => string][] = [
  ["in seconds", () => "31"],
  ["as a date", () => new Date(Date.now() + 60_000).toUTCString()],
];
for (const [form, header] of TOO_LATE) {
  test(`a server that asks to wait for too long, ${form}, is a failure at once`, async ({
    page,
    demo,
    expectedNoise,
  }) => {
    expectedNoise.push(UNANSWERED);
    demo.reactWith(answer(503, { "Retry-After": header() }));
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(failureToast(page)).toBeVisible({ timeout: 5_000 });
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    expect(demo.tries).toHaveLength(1);
  });
}

test("a server that takes the request and never answers is given up after half a minute, and has it once", async ({
  page,
  demo,
  expectedNoise,
}) => {
  test.setTimeout(90_000);
  expectedNoise.push(UNANSWERED);
  demo.reactWith(takeThenStall, takeThenStall, takeThenStall);
  await openFilledForm(page);
  const start = performance.now();
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible({ timeout: 45_000 });
  expect(performance.now() - start).toBeLessThan(33_000);
  // Ten seconds a try, and a pause after it.
  const [first = 0, second = 0, third = 0] = demo.times;
  expect(demo.times).toHaveLength(3);
  expect(second - first).toBeGreaterThan(10_000);
  expect(third - second).toBeGreaterThan(10_000);
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  await notice(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(new Set(demo.tries).size).toBe(1);
  expect(demo.accepted.size).toBe(1);
});

test("a refusal keeps all that was typed and offers two ways on, of which a retry is the same request", async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(422));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(failureToast(page)).toContainText("Error");
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  const mail = new URL((await page.getByRole("link", { name: /e-mail/ }).getAttribute("href"))!);
  expect(mail.protocol).toBe("mailto:");
  for (const typed of Object.values(VALID_REQUEST)) expect(mail.searchParams.get("body")).toContain(typed);
  await expect(submitButton(page)).toBeFocused();

  await page.getByRole("button", { name: "Close" }).click();
  await expect(failureToast(page)).toBeHidden();
  await expect(notice(page)).toBeVisible();
  await notice(page).click();
  await expect(successToast(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  expect(demo.tries).toHaveLength(2);
  expect(new Set(demo.tries).size).toBe(1);
  expect(demo.accepted.size).toBe(1);
});

test("on a phone the way on comes into view by itself", async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(422));
  await page.setViewportSize({ width: 360, height: 640 });
  await openFilledForm(page);
  await field(page, "Website").press("Enter");
  await expect(failureToast(page)).toBeVisible();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, "Website")).toBeFocused();
});

test("a visitor who is offline is told so, and can send once back online", async ({
  page,
  context,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  await openFilledForm(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible({ timeout: 15_000 });
  await expect(
    page
      .getByRole("form")
      .getByText(/You seem to be offline/)
      .first(),
  ).toBeVisible();
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  await context.setOffline(false);
  await notice(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(demo.accepted.size).toBe(1);
});

test("leaving while it is being sent asks first", async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(UNANSWERED);
  let finish = () => {};
  demo.reactWith((response, accept) => (finish = () => take(response, accept)));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await expect.poll(() => demo.tries.length).toBe(1);

  const asked = page.waitForEvent("dialog");
  const click = page.getByRole("link", { name: "Back to Home" }).click();
  const question = await asked;
  expect(question.type()).toBe("confirm");
  await question.dismiss();
  await click;
  await expect(page).toHaveURL(site.origin + paths.bookDemo);
  await expect(field(page, "Full Name")).toHaveValue("Alex Morgan");

  const askedAgain = page.waitForEvent("dialog");
  const reload = page.evaluate(() => window.location.reload());
  const secondQuestion = await askedAgain;
  expect(secondQuestion.type()).toBe("beforeunload");
  await secondQuestion.dismiss();
  await reload;

  finish();
  await expect(successToast(page)).toBeVisible();
  expect(demo.accepted.size).toBe(1);
});
