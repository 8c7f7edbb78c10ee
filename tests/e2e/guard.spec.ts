import { paths } from "../../src/paths";
import { hydrated, test } from "./fixtures";

// What every test is held to (fixtures.ts) must be able to fail it; each of these does what no page may do.
test("a test passes when its page does nothing of the kind", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
});

test.describe("a test fails when its page", () => {
  test.fail("has a style that the policy forbids", async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  });

  test.fail("runs a script that stands in the page", async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.append("document.title = 'changed'");
      document.body.append(script);
    });
  });

  test.fail("makes markup of a text", async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => {
      // Trusted Types throw; the page may swallow that, the report it may not.
      try {
        document.body.innerHTML += "<b>bold</b>";
      } catch {}
    });
  });

  test.fail("asks a third party", async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => fetch("https://api.example.com/").catch(() => {}));
  });

  test.fail("sets a cookie", async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => void (document.cookie = "visitor=1"));
  });

  test.fail("stores something", async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => localStorage.setItem("visitor", "1"));
  });
});
