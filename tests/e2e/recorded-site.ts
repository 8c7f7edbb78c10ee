import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import { headersFor } from "../../src/build/headers";
import { voice } from "../../src/content/voice";
import { buildSite, testFolder } from "./build-site";
import { listen } from "../listen";

/** The call that is recorded: the one that is shown first. */
export const CALL = voice.samples[0]!;

/** Long enough that no line ends while a test looks at it. */
const SECONDS_A_LINE = 6;

/** When each line of the call begins. */
export const STARTS = CALL.lines.map((_, line) => line * SECONDS_A_LINE);

const SECONDS = CALL.lines.length * SECONDS_A_LINE;

/** Where the copy keeps its recording. */
export const TONE = "src/content/tone.wav";

/** A tone of 220 Hz as a WAV file: 8,000 samples of 8 bits a second, one channel. */
function tone(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.from(
    Uint8Array.from({ length: rate * seconds }, (_, at) => 128 + 60 * Math.sin((2 * Math.PI * 220 * at) / rate)),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** All that a build reads. */
const PROJECT = [
  "src",
  "tests/deployment.ts",
  "public",
  "index.html",
  "package.json",
  ".env",
  "postcss.config.js",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Puts this into the place of all recordings, as src/content/recordings.ts asks for. */
function replaceRecordings(content: string, recorded: string, hasRecordings: boolean): string {
  const steps = [
    [/(?<=const recorded = )\{.*?\}(?= satisfies)/s, recorded],
    [/(?<=false : true = )\w+/, String(hasRecordings)],
  ] as const;
  let changed = content;
  for (const [pattern, text] of steps) {
    if (!pattern.test(changed)) throw new Error(`src/content/recordings.ts has no ${pattern}`);
    changed = changed.replace(pattern, text);
  }
  return hasRecordings ? `import tone from "./tone.wav";\n${changed}` : changed;
}

/**
 * A copy of the project in which the first call has a recording, or none has.
 *
 * @param consent to the recording, as it stands in the content: code; undefined for no recording
 * @returns the copy's folder
 */
export async function copyProject(name: string, consent: string | undefined): Promise<string> {
  // Below the project, where packages are found.
  const project = resolve(testFolder(name));
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  await Promise.all(PROJECT.map((part) => cp(part, join(project, part), { recursive: true })));
  const recordings = join(project, "src/content/recordings.ts");
  const recording = `{ file: tone, seconds: ${SECONDS}, starts: [${STARTS.join()}], consent: ${consent} }`;
  const recorded = consent ? `{ "${CALL.id}": ${recording} }` : "{}";
  await writeFile(recordings, replaceRecordings(await readFile(recordings, "utf8"), recorded, Boolean(consent)));
  if (consent) await writeFile(join(project, TONE), tone(SECONDS));
  return project;
}

/** Builds such a copy; returns the folder of the site. */
export async function buildCopy(name: string, consent: string | undefined): Promise<string> {
  const project = await copyProject(name, consent);
  const { exitCode, output } = await buildSite("dist", {}, "production", project);
  if (exitCode !== 0) throw new Error(output);
  return join(project, "dist");
}

/** How a host answers when it is asked for the recording. */
export interface SoundAnswer {
  /** Sends the part that was asked for; otherwise always the whole file. */
  knowsRanges?: boolean;
  /** Milliseconds before the answer. */
  delay?: number;
  /** Is not there, or is not what it says. */
  fault?: "missing" | "broken";
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wav": "audio/wav",
};

function sendSound(response: ServerResponse, sound: Buffer, range: string | undefined, answer: SoundAnswer) {
  const type = { "Content-Type": TYPES[".wav"] };
  if (answer.fault === "missing") return void response.writeHead(404).end();
  if (answer.fault === "broken") return void response.writeHead(200, type).end("This is no sound.");
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (!answer.knowsRanges || first === undefined) {
    const ranges = answer.knowsRanges ? { "Accept-Ranges": "bytes" } : {};
    return void response.writeHead(200, { ...type, ...ranges, "Content-Length": sound.length }).end(sound);
  }
  const end = last ? Number(last) : sound.length - 1;
  const part = sound.subarray(Number(first), end + 1);
  const headers = { ...type, "Content-Range": `bytes ${first}-${end}/${sound.length}`, "Content-Length": part.length };
  response.writeHead(206, headers).end(part);
}

/** A host of the built folder that sends its `_headers`. `answer` may be changed while it runs. */
export async function hostRecordedSite(folder: string) {
  const security = headersFor(await readFile(join(folder, "_headers"), "utf8"), "/");
  const state = { answer: { knowsRanges: true } as SoundAnswer };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    const file = pathname === "/" ? "/index.html" : extname(pathname) ? pathname : `${pathname}.html`;
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (!content) return void response.writeHead(404).end();
    if (extname(file) !== ".wav") {
      return void response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "text/plain" }).end(content);
    }
    const { answer } = state;
    setTimeout(() => sendSound(response, content, request.headers.range, answer), answer.delay ?? 0);
  });
  return {
    origin: await listen(server),
    /** Answers for the recording like this from now on. */
    answer: (answer: SoundAnswer) => void (state.answer = answer),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
