import { describe, expect, it } from "vitest";
import { guardedZip } from "./guardedZip.ts";
import { makeZip } from "./testing/makeZip.ts";

async function reasonFor(files: Parameters<typeof makeZip>[0], wanted = () => true): Promise<unknown> {
  return await guardedZip(makeZip(files), wanted).then(
    (parts) => parts.size,
    (error: unknown) => error,
  );
}

describe("guardedZip", () => {
  it("unpacks only what is wanted", async () => {
    const zip = makeZip([
      { name: "a.xml", data: "first" },
      { name: "nested.zip", data: "second" },
    ]);
    const parts = await guardedZip(zip, (name) => name.endsWith(".xml"));
    expect([...parts].map(([name, data]) => [name, Buffer.from(data).toString()])).toEqual([
      ["a.xml", "first"],
    ]);
  });

  it("refuses too many entries", async () => {
    const files = Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, data: "" }));
    expect(await reasonFor(files)).toMatchObject({ reason: "archive_bomb", detail: "too many entries" });
    expect(await reasonFor(files.slice(1))).toBe(2000);
  });

  it("refuses a large entry that is packed too well, wanted or not", async () => {
    const data = Buffer.alloc(2 * 1024 * 1024);
    expect(await reasonFor([{ name: "a", data }], () => false)).toMatchObject({ reason: "archive_bomb" });
  });

  it("stops an entry that is larger than it says", async () => {
    const file = { name: "a", data: "x".repeat(5000), declaredSize: 10 };
    expect(await reasonFor([file])).toMatchObject({ reason: "archive_bomb", detail: "larger than declared" });
  });

  it("refuses the same entry twice", async () => {
    const file = { name: "a", data: "x" };
    expect(await reasonFor([file, file])).toMatchObject({ reason: "corrupt" });
  });
});
