import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./root.mjs";
import { toolEnvironment } from "./run.mjs";

/** Workspaces that measure and test the product and are no part of it. */
const BESIDE = ["bench", "e2e"];

/**
 * What the product is made of, as CycloneDX: from the lock file, for every kind of machine, without what only builds and
 * tests it.
 */
export async function billOfMaterials() {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"],
    {
      cwd: root,
      // Where this says production npm leaves out more than it should.
      env: toolEnvironment({ NODE_ENV: "development" }),
      maxBuffer: 64 * 1024 * 1024,
      // npm is a .cmd file there, which only a shell starts.
      shell: process.platform === "win32",
    },
  );
  const bill = JSON.parse(stdout);
  const { name, version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  // npm names the product after the folder that it lies in.
  Object.assign(bill.metadata.component, { type: "application", name, version });
  const shipped = await shippedRefs();
  bill.components = bill.components.filter((component) => shipped.has(component["bom-ref"]));
  const refs = new Set([bill.metadata.component, ...bill.components].map((one) => one["bom-ref"]));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => refs.has(ref)) }));
  return bill;
}

/** `--omit dev` leaves out what one workspace ships and another one tests with, so the lock file is asked. */
async function shippedRefs() {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  return new Set(
    Object.entries(packages).flatMap(([path, { name, version, dev, devOptional, link }]) => {
      if (dev || devOptional || link || BESIDE.includes(path)) return [];
      return `${name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;
    }),
  );
}
