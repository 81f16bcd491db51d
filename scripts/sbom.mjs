import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { billOfMaterials } from "./lib/billOfMaterials.mjs";
import { root } from "./lib/root.mjs";
import { print, runMain } from "./lib/script.mjs";

// `npm run sbom [-- <path>]`: writes the bill of materials as CycloneDX JSON.
await runMain(async () => {
  const path = resolve(process.argv[2] ?? join(root, ".build", "vaardig.cdx.json"));
  const bill = await billOfMaterials();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(bill, null, 2)}\n`);
  print(`${path}: ${bill.components.length} components`);
});
