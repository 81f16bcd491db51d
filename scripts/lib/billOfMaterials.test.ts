import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "./root.mjs";

interface Component {
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: unknown[];
}

it("writes a bill of materials of what ships, and of nothing that builds or tests it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vaardig-sbom-"));
  try {
    const path = join(folder, "bill", "vaardig.cdx.json");
    await promisify(execFile)(process.execPath, [join(root, "scripts", "sbom.mjs"), path]);
    const bill = JSON.parse(await readFile(path, "utf8"));
    expect(bill).toMatchObject({
      bomFormat: "CycloneDX",
      specVersion: expect.stringMatching(/^1\.[5-9]$/),
      metadata: { component: { type: "application", name: "vaardig" } },
    });
    const components: Component[] = bill.components;
    const find = (purl: RegExp) => components.find((component) => purl.test(component.purl));
    const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
    for (const name of ["fastify", "pg", "zod", "unpdf", "mammoth", "react", "node"])
      expect(find(new RegExp(`^pkg:npm/${name}@`))).toMatchObject({
        version: packages[`node_modules/${name}`].version,
        licenses: [expect.anything()],
        hashes: [expect.anything()],
      });
    // The database of every kind of machine, not of the one that wrote the bill.
    for (const system of ["linux-x64", "darwin-arm64", "windows-x64"])
      expect(find(new RegExp(`^pkg:npm/%40embedded-postgres/${system}@`))).toBeDefined();
    for (const tool of ["vitest", "typescript", "pdf-lib", "%40vaardig/e2e", "%40vaardig/bench"])
      expect(find(new RegExp(`^pkg:npm/${tool}@`))).toBeUndefined();
    const known = new Set([bill.metadata.component, ...components].map((one) => one["bom-ref"]));
    for (const { ref, dependsOn } of bill.dependencies)
      for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
  } finally {
    await rm(folder, { recursive: true });
  }
});
