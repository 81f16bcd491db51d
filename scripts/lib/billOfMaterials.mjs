import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./root.mjs";
import { toolEnvironment } from "./run.mjs";

/** Workspaces that measure and test the product but are not shipped. */
const BESIDE = ["bench", "e2e"];

/**
 * Returns the product's bill of materials as CycloneDX: from the lock file, for all platforms, without build
 * and test dependencies.
 */
export async function billOfMaterials() {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"],
    {
      cwd: root,
      // With NODE_ENV=production npm omits more than development dependencies.
      env: toolEnvironment({ NODE_ENV: "development" }),
      maxBuffer: 64 * 1024 * 1024,
      // On Windows npm is a .cmd file, which needs a shell.
      shell: process.platform === "win32",
    },
  );
  const bill = JSON.parse(stdout);
  const { name, version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  // npm names the product after its folder.
  Object.assign(bill.metadata.component, { type: "application", name, version });
  const shipped = await shippedRefs();
  bill.components = bill.components.filter((component) => shipped.has(component["bom-ref"]));
  const refs = new Set([bill.metadata.component, ...bill.components].map((one) => one["bom-ref"]));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => refs.has(ref)) }));
  return bill;
}

/**
 * Reads the lock file, because `--omit dev` also omits packages that one workspace ships and another tests
 * with.
 */
async function shippedRefs() {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  return new Set(
    Object.entries(packages).flatMap(([path, { name, version, dev, devOptional, link }]) => {
      if (dev || devOptional || link || BESIDE.includes(path)) return [];
      return `${name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;
    }),
  );
}
