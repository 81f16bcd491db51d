import { spawn } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { createInterface } from "node:readline";
import { buildWeb } from "./lib/buildWeb.mjs";
import { findNode } from "./lib/findNode.mjs";
import { listFiles } from "./lib/hashFiles.mjs";
import { installDependencies } from "./lib/installDependencies.mjs";
import { root } from "./lib/root.mjs";
import { toolEnvironment } from "./lib/run.mjs";
import { formatDuration, print, runMain, UserFacingError } from "./lib/script.mjs";

/** Benchmarks that open the web application. */
const USES_WEB = new Set(["tasks", "web"]);

// `npm run bench [-- name …]`: runs every benchmark below bench/ in its own process, one at a time, and ends
// with a table. Arguments from the first "--" on go to the benchmark: `npm run bench -- reader --show all`. A
// missed limit is reported without failing; a crashed benchmark fails.
async function benchmarks() {
  const runs = (await listFiles(["bench"])).filter((file) => /[\\/]run\.ts$/.test(file));
  return runs.map((file) => ({ file, name: relative("bench", dirname(file)).split(sep).join("/") }));
}

/** Runs one benchmark with visible output; resolves to its exit code and its result lines. */
function runOne(node, file, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [join(root, file), ...options], {
      cwd: root,
      env: toolEnvironment(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const results = [];
    createInterface({ input: child.stdout }).on("line", (line) => {
      print(line);
      if (line.startsWith("BENCH ")) results.push(line.slice("BENCH ".length).split(" "));
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, results }));
  });
}

function table(rows) {
  const widths = rows.reduce((most, row) => row.map((cell, at) => Math.max(cell.length, most[at] ?? 0)), []);
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

await runMain(async () => {
  const all = await benchmarks();
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((word) => word.startsWith("--"));
  const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
  const options = given.slice(wanted.length);
  const unknown = wanted.filter((name) => !all.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `There is no ${unknown.join(", ")}. Benchmarks: ${all.map(({ name }) => name).join(", ")}`,
    );
  await installDependencies();
  const node = await findNode();
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (chosen.some(({ name }) => USES_WEB.has(name))) await buildWeb();
  const results = [];
  const broken = [];
  for (const { name, file } of chosen) {
    print(`\n— ${name}`);
    const start = Date.now();
    const { code, results: found } = await runOne(node, file, options);
    results.push(...found);
    if (code !== 0) broken.push(name);
    print(
      `${formatDuration(Date.now() - start)}, load of the machine ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`,
    );
  }
  print(`\n${table([["what", "measured", "unit", "", "bar", ""], ...results])}`);
  if (broken.length > 0) print(`\nBroken: ${broken.join(", ")}`);
  return broken.length > 0 ? 1 : 0;
});
