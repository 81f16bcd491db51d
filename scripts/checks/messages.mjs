import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { listFiles } from "../lib/hashFiles.mjs";
import { root } from "../lib/root.mjs";
import { print, runMain } from "../lib/script.mjs";
import { compareMessages, flatten, spokenKeys } from "./messageFiles.mjs";
import { patternOf, readUses, resolveKey } from "./messageUses.mjs";
import { phraseProblems } from "./phrases.mjs";

// Checks that every message exists in both languages with the product's vocabulary, every key in code exists,
// and every message is used.
const MESSAGE_FOLDERS = ["apps/web/src", "apps/api/src", "packages/contract/src"];

async function readMessages(file) {
  return flatten(JSON.parse(await readFile(join(root, file), "utf8")));
}

async function checkPair(file) {
  const name = file.slice(0, -".en.json".length);
  if (!existsSync(join(root, `${name}.nl.json`))) return [`${name}.nl.json is missing`];
  const [english, dutch] = [await readMessages(file), await readMessages(`${name}.nl.json`)];
  return [
    ...compareMessages(english, dutch, name),
    ...phraseProblems(english, "en", file),
    ...phraseProblems(dutch, "nl", `${name}.nl.json`),
  ];
}

/**
 * Returns unknown and unused keys; `bundles` are `{ namespace, file, keys }`, `sources` are results of
 * `readUses` with `file` and `isWeb`.
 */
export function checkUses(bundles, sources) {
  const known = new Set(
    bundles.flatMap(({ namespace, keys }) => spokenKeys(keys).map((key) => `${namespace}:${key}`)),
  );
  const used = new Set();
  const problems = [];
  for (const { file, isWeb, namespaces, calls, patterns, literals } of sources) {
    for (const call of isWeb ? calls : []) {
      const { namespaces: where, key } = resolveKey(call, namespaces);
      const hits = where.map((one) => `${one}:${key}`).filter((one) => known.has(one));
      if (hits.length === 0) problems.push(`${file}: unknown key "${call}" (looked in ${where.join(", ")})`);
      for (const hit of hits) used.add(hit);
    }
    for (const template of patterns) {
      const { namespaces: where, key } = resolveKey(template, namespaces);
      const pattern = patternOf(key);
      const hits = [...known].filter(
        (one) => where.includes(one.split(":")[0]) && pattern.test(one.slice(one.indexOf(":") + 1)),
      );
      if (isWeb && hits.length === 0) problems.push(`${file}: no key matches \`${template}\``);
      for (const hit of hits) used.add(hit);
    }
    for (const literal of literals) {
      // An error code may carry values: `too_long|max=700`.
      used.add(literal.split("|")[0]);
      for (const namespace of namespaces) used.add(`${namespace}:${literal}`);
    }
  }
  for (const { namespace, file, keys } of bundles) {
    for (const key of spokenKeys(keys)) {
      // A bare word may be any string: outside its namespace only a dotted key counts, or a code of the
      // contract.
      const isDistinct = key.includes(".") || file.startsWith("packages/contract/");
      const isUsed = used.has(`${namespace}:${key}`) || (isDistinct && used.has(key));
      if (!isUsed) problems.push(`${file}: "${key}" is not used`);
    }
  }
  return problems;
}

async function readSource(file) {
  return { file, isWeb: file.startsWith("apps/web/"), ...readUses(await readFile(join(root, file), "utf8")) };
}

if (import.meta.filename === process.argv[1]) {
  await runMain(async () => {
    const files = await listFiles(MESSAGE_FOLDERS);
    const english = files.filter((file) => file.endsWith(".en.json"));
    const orphans = files.filter(
      (file) => file.endsWith(".nl.json") && !files.includes(file.replace(/nl\.json$/, "en.json")),
    );
    const bundles = await Promise.all(
      english.map(async (file) => ({
        file,
        namespace: basename(file, ".en.json"),
        keys: [...(await readMessages(file)).keys()],
      })),
    );
    const sources = (await listFiles(["apps/web/src", "apps/api/src", "packages/contract/src"])).filter(
      (file) => /\.tsx?$/.test(file),
    );
    const problems = [
      ...orphans.map((file) => `${file} has no English file beside it`),
      ...(await Promise.all(english.map(checkPair))).flat(),
      // Server messages are codes looked up by variable, so only their translations are compared.
      ...checkUses(
        bundles.filter(({ file }) => !file.startsWith("apps/api/")),
        await Promise.all(sources.map(readSource)),
      ),
    ];
    for (const problem of problems) print(problem);
    return problems.length > 0 ? 1 : 0;
  });
}
