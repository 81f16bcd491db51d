import { readFile } from "node:fs/promises";
import { listFiles } from "../lib/hashFiles.mjs";
import { print, runMain } from "../lib/script.mjs";

// Checks that a feature has one name everywhere: each feature folder exists in API and web, unless
// oneSided.json lists it, and its shapes are in a folder of the contract.
const SIDES = { api: "apps/api/src/features", web: "apps/web/src/features" };

async function folders(path) {
  const depth = path.split("/").length;
  const names = (await listFiles([path]))
    .map((file) => file.split("/"))
    .filter((parts) => parts.length > depth + 1);
  return new Set(names.map((parts) => parts[depth]));
}

/** Returns the problems of the feature folders; `contract` holds the folders of shapes. */
export function compareFeatures({ api, web, contract, oneSided }) {
  const found = { api, web };
  const other = { api: "web", web: "api" };
  const problems = Object.keys(SIDES).flatMap((side) => {
    const listed = new Set(oneSided[side] ?? []);
    const missing = [...found[side]].filter((name) => !found[other[side]].has(name) && !listed.has(name));
    const stale = [...listed].filter((name) => !found[side].has(name) || found[other[side]].has(name));
    return [
      ...missing.map((name) => `${name} is in ${SIDES[side]} and not in ${SIDES[other[side]]}`),
      ...stale.map((name) => `oneSided.json lists ${name} under "${side}", which is not so`),
    ];
  });
  const strange = [...contract].filter((name) => !api.has(name) && !web.has(name));
  const silent = [...api].filter((name) => !contract.has(name));
  return [
    ...problems,
    ...silent.map((name) => `${name} is in ${SIDES.api} and not in packages/contract/src`),
    ...strange.map((name) => `packages/contract/src/${name} is no feature of either side`),
  ];
}

if (import.meta.filename === process.argv[1]) {
  await runMain(async () => {
    const problems = compareFeatures({
      api: await folders(SIDES.api),
      web: await folders(SIDES.web),
      contract: await folders("packages/contract/src"),
      oneSided: JSON.parse(await readFile(new URL("oneSided.json", import.meta.url), "utf8")),
    });
    for (const problem of problems) print(problem);
    return problems.length > 0 ? 1 : 0;
  });
}
