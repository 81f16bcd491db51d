import { expect, test } from "vitest";
import { csvRows } from "./csvRows.ts";
import { collect } from "./testing/collect.ts";

async function* chunks(text: string, size = 7) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([["\r\n"], ["\n"]])("understands a byte order mark, quotes and lines ending in %j", async (end) => {
  const text = ["\uFEFFa,b", '"één\ntwee, ""drie""",2', "", "x,y"].join(end);
  expect(await collect(csvRows(chunks(text), "f.csv"))).toEqual([
    ["a", "b"],
    ['één\ntwee, "drie"', "2"],
    ["x", "y"],
  ]);
});

test("a file cut off inside quotes is broken, with its name", async () => {
  const rows = csvRows(chunks('a,b\n1,"two'), "skills_en.csv");
  await expect(collect(rows)).rejects.toMatchObject({ code: "csv-broken", file: "skills_en.csv" });
});

test("a quotation mark that swallows the rest of a large file is broken before it fills the memory", async () => {
  let read = 0;
  async function* endless() {
    yield Buffer.from('a,b\n1,"');
    for (; read < 64; read++) yield Buffer.alloc(1024 * 1024, "x,y\n");
  }
  await expect(collect(csvRows(endless(), "f.csv"))).rejects.toMatchObject({ code: "csv-broken" });
  expect(read).toBeLessThan(16);
});

test("stopping early closes the source", async () => {
  let closed = false;
  async function* source() {
    try {
      while (true) yield Buffer.from("a,b\n");
    } finally {
      closed = true;
    }
  }
  for await (const _ of csvRows(source(), "f.csv")) break;
  expect(closed).toBe(true);
});

test("an error of the source is passed on", async () => {
  async function* source() {
    yield Buffer.from("a,b\n");
    throw new Error("disk gone");
  }
  await expect(collect(csvRows(source(), "f.csv"))).rejects.toThrow("disk gone");
});
