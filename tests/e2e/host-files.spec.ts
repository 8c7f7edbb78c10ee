import { hostFileWriters, type HostRules } from "../../src/build/host-files";
import { hasCaddy, startCaddy } from "./caddy-host";
import { findNginx } from "./find-nginx";
import { expect, test } from "./fixtures";
import { startNginx } from "./nginx-host";

const rulesWith = (value: string): HostRules => ({
  origin: "https://www.company.example",
  pages: ["/", "/privacy"],
  headers: { "X-Content-Type-Options": "nosniff", "X-Test": value },
});

/** What means something in one format or another. */
const AWKWARD = [
  'say "hello"',
  "a;b",
  "{http.request.uri} {c}",
  "back\\slash\\",
  '\\"',
  "it's",
  "# no comment",
  "%20 %s",
];
const DOLLARS = ["$uri", "$1", "${uri}", "$"];

const HOSTS = [
  { name: "nginx", file: "nginx.conf", isInstalled: findNginx() !== undefined, start: startNginx, sends: DOLLARS },
  // `{$name}` is what it replaces before it reads the file.
  { name: "Caddy", file: "Caddyfile", isInstalled: hasCaddy(), start: startCaddy, sends: ["$uri", "$1", "$"] },
] as const;

for (const { name, file, isInstalled, start, sends } of HOSTS)
  test(`${name} sends a header as it is, whatever its characters mean in its file`, async ({ request }) => {
    test.skip(!isInstalled, "not installed");
    // All at once, in one header: each has a place of its own.
    const value = [...AWKWARD, ...sends].join(" | ");
    const { origin, stop } = await start(hostFileWriters[file](rulesWith(value)));
    for (const path of ["/", "/privacy", "/nowhere"])
      expect((await request.get(origin + path)).headers()["x-test"]).toBe(value);
    await stop();
  });
