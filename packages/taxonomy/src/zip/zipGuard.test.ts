import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readZipEntry } from "./readZipEntry.ts";
import { buildZip, type TestEntry } from "./testing/buildZip.ts";
import { checkZip } from "./zipGuard.ts";

const limits = { maxEntries: 3, maxTotalBytes: 5_000_000, maxRatio: 50 };
const text = (name: string, data = "hello"): TestEntry => ({ name, data });

async function contents(zip: Buffer, name: string): Promise<string> {
  const verdict = await checkZip(zip, limits);
  if (!verdict.ok) throw new Error(verdict.reason);
  const entry = verdict.entries.find((each) => each.name === name);
  if (!entry) throw new Error(`no ${name}`);
  const chunks: Buffer[] = [];
  for await (const chunk of readZipEntry(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("lists the files of an archive with their unpacked sizes and reads them", async () => {
  const zip = buildZip([
    text("a.txt"),
    text("folder/"),
    { name: "folder/b.txt", data: "bye", deflate: true },
  ]);
  const verdict = await checkZip(zip, limits, { verifyContents: true });
  expect(verdict).toMatchObject({ ok: true, totalBytes: 13, ignoredNames: [] });
  expect(verdict.ok && verdict.entries.map((each) => [each.name, each.bytes])).toEqual([
    ["a.txt", 5],
    ["folder/b.txt", 3],
  ]);
  expect(await contents(zip, "folder/b.txt")).toBe("bye");
});

test("reads an archive by its path", async () => {
  const folder = await mkdtemp(join(tmpdir(), "zip-guard-"));
  const path = join(folder, "a.zip");
  await writeFile(path, buildZip([text("a.txt")]));
  expect(await checkZip(path, limits)).toMatchObject({ ok: true, totalBytes: 5 });
  await rm(folder, { recursive: true });
  await expect(checkZip(path, limits)).rejects.toMatchObject({ code: "ENOENT" });
});

test("leaves out names that lead outside the archive", async () => {
  const zip = buildZip([text("../../etc/passwd"), text("/root.txt"), text("fine.txt")]);
  const verdict = await checkZip(zip, limits);
  expect(verdict.ok && verdict.entries.map((each) => each.name)).toEqual(["fine.txt"]);
  expect(verdict.ok && verdict.ignoredNames).toEqual(["../../etc/passwd", "/root.txt"]);
});

test.each<[string, TestEntry[], string]>([
  ["too many entries", [text("1"), text("2"), text("3"), text("4")], "too-many-entries"],
  ["too much in all", [1, 2, 3].map((n) => text(`${n}`, "x".repeat(2_000_000))), "too-large"],
  ["one entry too large", [{ name: "b", data: "", deflate: true, declaredBytes: 6_000_000 }], "too-large"],
  ["compressed too well", [{ name: "b", data: Buffer.alloc(3_000_000), deflate: true }], "ratio"],
  ["encrypted", [{ ...text("secret"), encrypted: true, deflate: true }], "encrypted"],
  ["stored with another size", [{ ...text("s"), declaredBytes: 9 }], "size-mismatch"],
])("refuses an archive: %s", async (_, entries, reason) => {
  expect(await checkZip(buildZip(entries), limits)).toMatchObject({ ok: false, reason });
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["another kind of file", Buffer.from("%PDF-1.7 not a zip at all, really")],
  ["a truncated archive", buildZip([text("a.txt", "x".repeat(500))]).subarray(0, 400)],
])("refuses %s", async (_, bytes) => {
  expect(await checkZip(bytes, limits)).toEqual({ ok: false, reason: "unreadable" });
});

test.each([
  ["more", 10],
  ["less", 1_000_000],
])(
  "a header that hides %s than it declares passes the directory but not the contents",
  async (_, declaredBytes) => {
    const zip = buildZip([
      { name: "liar.xml", data: Buffer.alloc(400_000, "ab12"), deflate: true, declaredBytes },
    ]);
    expect(await checkZip(zip, limits)).toMatchObject({ ok: true });
    expect(await checkZip(zip, limits, { verifyContents: true })).toEqual({
      ok: false,
      reason: "size-mismatch",
      entry: "liar.xml",
    });
  },
);

test("changed contents are noticed by their checksum", async () => {
  const zip = buildZip([{ ...text("a.txt"), wrongChecksum: true }]);
  await expect(contents(zip, "a.txt")).rejects.toMatchObject({ reason: "checksum", entry: "a.txt" });
});

test("a small repetitive file is not taken for a bomb", async () => {
  const zip = buildZip([{ name: "a.xml", data: Buffer.alloc(900_000), deflate: true }]);
  expect(await checkZip(zip, limits)).toMatchObject({ ok: true });
  expect(await checkZip(zip, { ...limits, ratioFromBytes: 1000 })).toMatchObject({
    ok: false,
    reason: "ratio",
  });
});

test("entries that share the same packed bytes are measured against the archive itself", async () => {
  const block = createHash("shake256", { outputLength: 20_000 }).digest();
  const data = Buffer.concat(Array.from({ length: 60 }, () => block));
  const one = { name: "1", data, deflate: true };
  expect(await checkZip(buildZip([one]), limits)).toMatchObject({ ok: true });
  const sharing = buildZip([
    one,
    { ...one, name: "2", sharesPrevious: true },
    { ...one, name: "3", sharesPrevious: true },
  ]);
  expect(await checkZip(sharing, limits)).toEqual({ ok: false, reason: "ratio" });
});
