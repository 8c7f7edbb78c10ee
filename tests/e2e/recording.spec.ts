import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildSite, serveSite, testFolder } from "./build-site";
import { expect, hydrated, test } from "./fixtures";

/** All that a build reads. */
const PROJECT =
  "src public index.html package.json .env postcss.config.js tailwind.config.ts tsconfig.json vite.config.ts";

/** A WAV file of a 220 Hz tone: one channel, 8,000 samples of 8 bits a second. */
function tone(seconds: number): Buffer {
  const rate = 8_000;
  const length = rate * seconds;
  const header = Buffer.alloc(44);
  header.write("RIFF    WAVEfmt ");
  header.writeUInt32LE(36 + length, 4);
  header.writeUInt32LE(16, 16);
  header.writeUInt32LE(0x1_0001, 20);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt32LE(0x8_0001, 32);
  header.write("data", 36);
  header.writeUInt32LE(length, 40);
  const samples = Array.from({ length }, (_, at) => 128 + 60 * Math.sin((2 * Math.PI * 220 * at) / rate));
  return Buffer.concat([header, Buffer.from(samples)]);
}

test("a call's recording is fetched and played on request only", async ({ page }) => {
  test.setTimeout(120_000);
  // Below the project, where packages are found.
  const project = resolve(testFolder("recorded"));
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  await Promise.all(PROJECT.split(" ").map((part) => cp(part, join(project, part), { recursive: true })));
  const content = join(project, "src/content/voice.ts");
  const recording = `recording: { file: "/tone.wav", consentKeptAt: "the contract folder" },`;
  await writeFile(content, (await readFile(content, "utf8")).replace('chip: "After hours",', `$& ${recording}`));
  await writeFile(join(project, "public/tone.wav"), tone(30));
  const { exitCode, output } = await buildSite("dist", {}, "production", project);
  expect(exitCode, output).toBe(0);

  const { origin, stop } = await serveSite(join(project, "dist"));
  try {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(origin);
    await hydrated(page);
    const player = page.locator("audio");
    const isPaused = () => player.evaluate((audio: HTMLAudioElement) => audio.paused);
    await player.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(requests).not.toContain(`${origin}/tone.wav`);

    await player.press("Space");
    await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
    expect(await isPaused()).toBe(false);
  } finally {
    stop();
    await rm(project, { recursive: true });
  }
});
