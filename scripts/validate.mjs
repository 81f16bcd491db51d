import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./lib/hashFiles.mjs";
import { root } from "./lib/root.mjs";
import { capture } from "./lib/run.mjs";
import { formatDuration, print, runMain } from "./lib/script.mjs";

// `npm run validate`: the checks that need neither database nor browser. Prints failures in full and one line
// for each passing check.
const AT_ONCE = 2;

/** One checker per package: several would repeat type work, and two checks already run in parallel. */
async function typeChecks() {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const folders = Object.keys(packages).filter(
    (name) => name && !name.startsWith("node_modules") && !name.includes("/node_modules/"),
  );
  const checks = await Promise.all(
    folders.map(async (folder) => {
      const isTyped = existsSync(join(root, folder, "tsconfig.json"));
      const hasSources = isTyped && (await listFiles([folder])).some((file) => /\.tsx?$/.test(file));
      return hasSources ? [[`types of ${folder}`, "tsc", [...typesOptions(folder), "-p", folder]]] : [];
    }),
  );
  return checks.flat();
}

/** Incremental builds check only changes and their dependents. */
function typesOptions(folder) {
  const remembered = join(root, ".build/types", `${folder.replaceAll("/", "-")}.tsbuildinfo`);
  return ["--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile", remembered];
}

async function check([name, command, args]) {
  const start = Date.now();
  const { code, output } = await capture(command, args);
  const line = `${code === 0 ? "ok  " : "FAIL"} ${name.padEnd(28)}${formatDuration(Date.now() - start).padStart(9)}`;
  print(code === 0 ? line : `${line}\n${output.trim()}\n`);
  return code === 0;
}

await runMain(async () => {
  const queue = [
    ...(await typeChecks()),
    ["format and lint", "biome", ["ci", "."]],
    [
      "import boundaries",
      "depcruise",
      ["--config", ".dependency-cruiser.cjs", "apps", "packages", "e2e", "bench"],
    ],
    ["unused code", "knip", []],
    ["feature names", "node", ["scripts/checks/features.mjs"]],
    ["owners of tables", "node", ["scripts/checks/tables.mjs"]],
    ["messages", "node", ["scripts/checks/messages.mjs"]],
    ["description of the API", "node", ["scripts/checks/openapi.mjs"]],
  ];
  let failed = 0;
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await check(next))) failed += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed > 0) print(`${failed} of the checks failed.`);
  return failed > 0 ? 1 : 0;
});
