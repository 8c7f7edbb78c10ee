import { cp, rename, rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { buildSite, BUILT_SITE, filesOf, serveSite, testFolder } from "./build-site";
import { EMPTY_FORM, field, fillForm, formValues, submitButton, successToast } from "./demo-form";
import {
  chunkArrives,
  documentLoads,
  expect,
  hydrated,
  linkTo,
  MISSING_PAGE,
  NOT_FOUND_ANSWER,
  NOWHERE,
  test,
} from "./fixtures";

const LIVE = testFolder("live");
const NEXT = testFolder("next");

/** What the browser says of a chunk that a deploy has taken away. */
const GONE = [NOT_FOUND_ANSWER, /Failed to load module script/, /was blocked because of a disallowed MIME type/];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Puts a build in the place of the one that is served, as a host does: nothing of the old one is left. */
async function deploy(folder: string) {
  const [incoming, outgoing] = [`${LIVE}-incoming`, `${LIVE}-outgoing`];
  await cp(folder, incoming, { recursive: true });
  // At once, so that nobody meets half a site.
  await rename(LIVE, outgoing).catch(() => {});
  await rename(incoming, LIVE);
  await rm(outgoing, { recursive: true, force: true });
}

test.describe.configure({ mode: "serial" });

let origin: string;
let stop = () => {};

test.beforeAll(async () => {
  test.setTimeout(90_000);
  // Another booking address: it stands in the script that every page of ours depends on.
  const { exitCode } = await buildSite(NEXT, { VITE_BOOKING_URL: "https://booking.company.example/next" });
  expect(exitCode).toBe(0);
  // What comes from packages stays the same, and in the browsers' caches.
  const ownScripts = async (folder: string) =>
    [...(await filesOf(folder)).keys()].filter((file) => /\/(main|[a-z-]+-page)-[^/]+\.js$/.test(file));
  const before = await ownScripts(BUILT_SITE);
  expect(before.length).toBeGreaterThan(4);
  expect((await ownScripts(NEXT)).filter((script) => before.includes(script))).toEqual([]);
  await deploy(BUILT_SITE);
  ({ origin, stop } = await serveSite(LIVE));
});

test.afterAll(async () => {
  stop();
  await Promise.all([LIVE, NEXT].map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Opens a page of the old build. */
async function openOld(page: Page, path: string) {
  await deploy(BUILT_SITE);
  await page.goto(origin + path);
  await hydrated(page);
}

/** Opens a page of the old build, and puts the new one in its place. */
async function openAndDeploy(page: Page, path: string) {
  await openOld(page, path);
  await deploy(NEXT);
}

/** The page is the new build's, and alive. */
async function expectNewBuild(page: Page, path: string) {
  await expect(page).toHaveURL(origin + path);
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
  await expect(page).not.toHaveTitle(/error/i);
  await expect(page.locator('a[href="https://booking.company.example/next"]').first()).toBeAttached();
}

/** From every page, and to every one. */
const WAYS: [from: string, to: string][] = [
  [paths.home, paths.bookDemo],
  [paths.bookDemo, paths.privacy],
  [paths.privacy, paths.home],
  [NOWHERE, paths.privacy],
];
for (const [from, to] of WAYS) {
  test(`an old ${from} reaches ${to} by one full load, and is new from then on`, async ({ page, expectedNoise }) => {
    expectedNoise.push(...GONE, ...(from === NOWHERE ? MISSING_PAGE : []));
    await openAndDeploy(page, from);
    const loads = documentLoads(page);
    await linkTo(page, to).press("Enter");
    await expectNewBuild(page, to);
    expect(loads).toHaveLength(1);
    const next = to === paths.home ? paths.privacy : paths.home;
    await linkTo(page, next).press("Enter");
    await expect(page).toHaveURL(origin + next);
    await expect(heading(page)).toBeFocused();
    expect(loads).toHaveLength(1);
  });
}

test("an old form that something is typed into asks before it is thrown away", async ({ page, expectedNoise }) => {
  expectedNoise.push(...GONE);
  await openAndDeploy(page, paths.bookDemo);
  await field(page, "Full Name").fill("Sam Carter");
  const loads = documentLoads(page);

  const asked = page.waitForEvent("dialog");
  const leaving = linkTo(page, paths.privacy).press("Enter");
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await leaving;
  await expect(page).toHaveURL(origin + paths.bookDemo);
  await expect(field(page, "Full Name")).toHaveValue("Sam Carter");
  expect(loads).toEqual([]);

  page.once("dialog", (dialog) => void dialog.accept());
  await linkTo(page, paths.privacy).press("Enter");
  await expectNewBuild(page, paths.privacy);
  expect(loads).toHaveLength(1);
});

test("an old form still sends, and tells of it", async ({ page }) => {
  // The toaster, which is fetched ahead, and what it shares with the tabs.
  const toaster = Promise.all(["toaster", "dist"].map((chunk) => chunkArrives(page, chunk)));
  await openOld(page, paths.bookDemo);
  await toaster;
  await deploy(NEXT);
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(await formValues(page)).toEqual(EMPTY_FORM);
});

test("a page whose code was fetched ahead still opens in the old page, which leads on", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(...GONE);
  await openOld(page, paths.home);
  const ahead = chunkArrives(page, "book-demo-page");
  await linkTo(page, paths.bookDemo).focus();
  await ahead;
  await deploy(NEXT);
  const loads = documentLoads(page);
  await linkTo(page, paths.bookDemo).press("Enter");
  await expect(page).toHaveURL(origin + paths.bookDemo);
  await expect(heading(page)).toBeVisible();
  expect(loads.length).toBeLessThanOrEqual(1);
  await linkTo(page, paths.privacy).press("Enter");
  await expectNewBuild(page, paths.privacy);
  expect(loads.length).toBeLessThanOrEqual(2);
});

test("a page that was being loaded during the deploy can be read, and leads on", async ({ page, expectedNoise }) => {
  expectedNoise.push(...GONE);
  await deploy(BUILT_SITE);
  // The document is the old one; all its scripts are gone, so that none of them can tell.
  await page.route(origin + paths.privacy, async (route) => {
    const response = await route.fetch();
    await deploy(NEXT);
    await route.fulfill({ response });
  });
  await page.goto(origin + paths.privacy);
  await expect(heading(page)).toBeVisible();
  await linkTo(page, paths.home).click();
  await expectNewBuild(page, paths.home);
});

test("a chunk that was missing for a while is not missing for a year", async ({ page, request, expectedNoise }) => {
  expectedNoise.push(...GONE);
  await openAndDeploy(page, paths.home);
  // The old page asks for the old form, and what it hears may be kept, as on hosts that cache by the path alone.
  const asked = page.waitForResponse((response) => /book-demo-page/.test(response.url()));
  await linkTo(page, paths.bookDemo).press("Enter");
  const missing = await asked;
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, expect.stringContaining("immutable")]);
  await expectNewBuild(page, paths.bookDemo);
  // Whether a browser keeps an answer that it has not read to its end is its own affair: this one it keeps.
  const ask = () =>
    page.evaluate(
      (url) => fetch(url).then(async (response) => (await response.text()) && response.status),
      missing.url(),
    );
  expect(await ask()).toBe(404);

  // The deploy is taken back: the form is where it was, and the browser believes that it is not.
  await deploy(BUILT_SITE);
  expect((await request.get(missing.url())).status()).toBe(200);
  expect(await ask()).toBe(404);
  await page.goto(origin + paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
});
