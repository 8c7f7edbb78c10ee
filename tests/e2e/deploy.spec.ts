import { rename, rm, symlink } from "node:fs/promises";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fullDeployment, TEST_DEPLOYMENT } from "../deployment";
import { VALID_REQUEST } from "../valid-request";
import { BUILT_SITE, FULL_SITE, serveSite, testFolder } from "./build-site";
import { fillForm, loggedRequests, submitButton, successToast } from "./demo-form";
import {
  chunkArrives,
  documentLoads,
  expect,
  hydrated,
  leadsOn,
  linkTo,
  NOT_FOUND_ANSWER,
  NOWHERE,
  open,
  test,
  UNANSWERED_COUNT,
} from "./fixtures";

/** What the browser says of a chunk that a deploy has taken away. */
const GONE = [NOT_FOUND_ANSWER, /Failed to load module script/, /was blocked because of a disallowed MIME type/];

/** The link to the release that is served: each worker has its own. */
const live = testFolder(`live-${process.pid}`);

/** The booking address tells the two releases apart. */
const BOOKING = { [BUILT_SITE]: TEST_DEPLOYMENT.VITE_BOOKING_URL, [FULL_SITE]: fullDeployment("").VITE_BOOKING_URL };

let origin: string;
let stop = () => {};

/** Puts a release in the place of the one that is served, as a host does: nothing of the old one is left. */
async function deploy(release: string) {
  await symlink(resolve(release), `${live}-incoming`);
  // In one step: no request finds neither of them.
  await rename(`${live}-incoming`, live);
}

test.beforeAll(async () => {
  await deploy(BUILT_SITE);
  ({ origin, stop } = await serveSite(live));
});

test.beforeEach(async ({ expectedNoise }) => {
  expectedNoise.push(...GONE, UNANSWERED_COUNT);
  await deploy(BUILT_SITE);
});

test.afterAll(async () => {
  stop();
  await rm(live, { force: true });
});

/** The page is of this release, and alive. */
async function expectRelease(page: Page, path: string, release: string) {
  await expect(page).toHaveURL(origin + path);
  await hydrated(page);
  await expect(linkTo(page, BOOKING[release]!)).toBeAttached();
}

test("a page of the old release leads on by one full load, and is of the new one from then on", async ({ page }) => {
  await open(page, origin + NOWHERE);
  const loads = documentLoads(page);
  const ways = { [paths.home]: FULL_SITE, [paths.bookDemo]: BUILT_SITE, [paths.privacy]: FULL_SITE };
  for (const [number, [path, release]] of Object.entries(ways).entries())
    await test.step(`to ${path}`, async () => {
      // What is fetched ahead has come: a host that reads a file as it is taken away would break off its answer.
      await page.waitForLoadState("networkidle");
      await deploy(release);
      await linkTo(page, path).press("Enter");
      await expectRelease(page, path, release);
      expect(loads).toHaveLength(number + 1);
    });
  await leadsOn(page);
  expect(loads).toHaveLength(3);
});

test("an old form asks before what is typed is thrown away, and still sends it and tells of it", async ({ page }) => {
  // The toaster, which is fetched ahead, and what it shares with the tabs.
  const toaster = Promise.all(["toaster", "dist"].map((chunk) => chunkArrives(page, chunk)));
  const requests = loggedRequests(page);
  await open(page, origin + paths.bookDemo);
  await toaster;
  await deploy(FULL_SITE);
  await fillForm(page);
  const loads = documentLoads(page);
  // Answered at once: an open question stops everything else in the page.
  const asked = new Promise<string>((answer) =>
    page.once("dialog", (question) => void question.dismiss().then(() => answer(question.type()))),
  );
  await linkTo(page, paths.privacy).press("Enter");
  expect(await asked).toBe("beforeunload");
  await expect(page).toHaveURL(origin + paths.bookDemo);

  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(requests).toEqual([VALID_REQUEST]);
  expect(loads).toEqual([]);
  // Nothing is left to ask about.
  await linkTo(page, paths.privacy).press("Enter");
  await expectRelease(page, paths.privacy, FULL_SITE);
});
