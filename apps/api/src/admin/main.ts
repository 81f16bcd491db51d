import { ConfigError } from "../config.ts";
import { errorText } from "../platform/log/errorFacts.ts";
import { CommandError } from "./commandError.ts";
import { runCommand } from "./commands.ts";

const [, , ...args] = process.argv;
/** npm runs scripts in the project folder and passes the caller's folder in INIT_CWD. */
const folder = process.env.INIT_CWD ?? process.cwd();

try {
  await runCommand(args[0] === "--help" ? ["help"] : args, {
    env: process.env,
    folder,
    output: process.stdout,
  });
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof ConfigError;
  const message = isExpected ? error.message : errorText(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof CommandError ? error.exitCode : error instanceof ConfigError ? 2 : 1;
}
