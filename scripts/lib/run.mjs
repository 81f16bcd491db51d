import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

// Includes the Node package's own folder, because npm creates no link to it without its install script.
const bins = [join(root, "node_modules", "node", "bin"), join(root, "node_modules", ".bin")];

/** Returns an environment in which the repository's tools and Node come first. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: [...bins, ...machinePath()].join(delimiter), ...extra };
}

/**
 * Returns the machine's environment without the repository's Node, which an install replaces while running.
 */
export function machineEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_lifecycle|npm_package|npm_node_execpath|INIT_CWD|NODE$)/.test(name),
  );
  return { ...Object.fromEntries(kept), PATH: machinePath().join(delimiter) };
}

function machinePath() {
  return (process.env.PATH ?? "").split(delimiter).filter((part) => !/node_modules|node-gyp-bin/.test(part));
}

/** Runs a command with the terminal as its output. Resolves to its exit code; 127 when it does not exist. */
export async function run(command, args, options = {}) {
  return (await execute(command, args, "inherit", options)).code;
}

/** Runs a command and captures its output: `{ code, output }`. */
export function capture(command, args, options = {}) {
  return execute(command, args, "pipe", options);
}

function execute(command, args, output, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(),
      stdio: ["ignore", output, output],
      // On Windows npm and the tools are .cmd files, which need a shell.
      shell: process.platform === "win32",
      ...options,
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (text += data));
    child.once("error", (error) =>
      resolve({ code: error.code === "ENOENT" ? 127 : 1, output: String(error.message) }),
    );
    child.once("close", (code) => resolve({ code: code ?? 1, output: text }));
  });
}
