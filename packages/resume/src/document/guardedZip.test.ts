import { buildZip, type TestEntry } from "@vaardig/taxonomy/zip/testing/buildZip";
import { describe, expect, it } from "vitest";
import { guardedZip } from "./guardedZip.ts";

async function reasonFor(files: readonly TestEntry[], wanted = () => true): Promise<unknown> {
  return await guardedZip(buildZip(files), wanted).then(
    (parts) => parts.size,
    (error: unknown) => error,
  );
}

describe("guardedZip", () => {
  it("unpacks only what is wanted", async () => {
    const zip = buildZip([
      { name: "a.xml", data: "first" },
      { name: "nested.zip", data: "second" },
    ]);
    const parts = await guardedZip(zip, (name) => name.endsWith(".xml"));
    expect([...parts].map(([name, data]) => [name, Buffer.from(data).toString()])).toEqual([
      ["a.xml", "first"],
    ]);
  });

  it("keeps to the limits of documents", async () => {
    const files = Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, data: "" }));
    expect(await reasonFor(files)).toMatchObject({ reason: "archive_bomb", detail: "too-many-entries" });
    expect(await reasonFor(files.slice(1))).toBe(2000);
  });

  it("refuses a large entry that is packed too well, wanted or not", async () => {
    const bomb = { name: "a", data: Buffer.alloc(2 * 1024 * 1024), deflate: true };
    expect(await reasonFor([bomb], () => false)).toMatchObject({ reason: "archive_bomb" });
  });

  it("stops an entry that is larger than it says", async () => {
    const file = { name: "a", data: "x".repeat(5000), deflate: true, declaredBytes: 10 };
    expect(await reasonFor([file])).toMatchObject({ reason: "archive_bomb", detail: "size-mismatch" });
  });

  it("tells what is locked and what is broken apart", async () => {
    const file = { name: "a", data: "x" };
    expect(await reasonFor([{ ...file, deflate: true, encrypted: true }])).toMatchObject({
      reason: "encrypted",
    });
    expect(await reasonFor([{ ...file, wrongChecksum: true }])).toMatchObject({ reason: "corrupt" });
    expect(await reasonFor([file, file])).toMatchObject({ reason: "corrupt" });
  });
});
