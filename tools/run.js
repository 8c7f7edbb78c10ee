/**
 * Runs a tool written in TypeScript, which Node 20 cannot read: `node tools/run.js <module> [arguments]` calls the
 * module's `run` with the arguments and exits with the number that it returns.
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), { logLevel: "error" });
process.exitCode = await module.run(args);
