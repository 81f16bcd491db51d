import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./lib/hashFiles.mjs";
import { root } from "./lib/root.mjs";
import { capture } from "./lib/run.mjs";
import { formatDuration, print, runMain } from "./lib/script.mjs";

// `npm run validate`: the checks that need neither database nor browser. Prints failures in full and one line each else.
const AT_ONCE = 2;

/** One checker each: several would work out the same types again, and there are two checks at once already. */
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

/** What was checked before is remembered, so that a further run looks at what changed and at what uses it. */
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
