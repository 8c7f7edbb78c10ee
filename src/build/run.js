/**
 * Runs a command that is written in TypeScript, which not every supported Node can read: `node src/build/run.js
 * <module> [arguments]` calls the module's `run` with the arguments, and exits by the number that it returns.
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const { NODE_ENV } = process.env;

const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), { logLevel: "error" });
// Vite sets it, and whatever the command starts would build for development.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;
process.exitCode = await module.run(args);
