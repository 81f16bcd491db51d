import { deflateRawSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { readRows } from "./readRows.ts";
import type { SheetRow } from "./sheetRow.ts";
import { writeCsv } from "./writeCsv.ts";
import { writeXlsx } from "./writeXlsx.ts";

async function rowsOf(bytes: Uint8Array | string): Promise<SheetRow[]> {
  const given = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  return readRows(given, async ({ chunks }) => {
    const rows: SheetRow[] = [];
    for await (const chunk of chunks) rows.push(...chunk);
    return rows;
  });
}

const cellsOf = async (bytes: Uint8Array | string) => (await rowsOf(bytes)).map(({ cells }) => cells);
const reasonFor = (bytes: Uint8Array | string) =>
  rowsOf(bytes).then(
    () => "read",
    (error: { reason?: string }) => error.reason,
  );

const NASTY = [
  ["name", "note"],
  ["=1+1", "+31 6 12345678"],
  ["@SUM(A1)", "-5"],
  ["\tx", 'a,b;c"d\ne'],
  ["'quoted'", "é"],
];

describe("what is written", () => {
  it("begins no cell with what a spreadsheet would calculate", async () => {
    const csv = writeCsv(NASTY);
    expect(csv.startsWith("\uFEFFname,note\r\n'=1+1,'+31 6 12345678\r\n'@SUM(A1),'-5\r\n")).toBe(true);
    const { default: readXlsx } = await import("read-excel-file/node");
    const [sheet] = await readXlsx(await writeXlsx(NASTY));
    expect(sheet?.data.slice(1, 3)).toEqual([
      ["'=1+1", "'+31 6 12345678"],
      ["'@SUM(A1)", "'-5"],
    ]);
  });

  it("is read again as what it was", async () => {
    const trimmed = NASTY.map((row) => row.map((cell) => cell.trim()));
    expect(await cellsOf(writeCsv(NASTY))).toEqual(trimmed);
    expect(await cellsOf(await writeXlsx(NASTY))).toEqual(trimmed);
  });

  it("is the same for many rows, which are written aside", async () => {
    const many = Array.from({ length: 1_200 }, (_, number) => [`=${number}`, "é"]);
    expect(await cellsOf(await writeXlsx(many))).toEqual(many);
  });

  it("holds nothing that XML cannot", async () => {
    expect(await cellsOf(await writeXlsx([["a\u0001b\uffff"]]))).toEqual([["ab"]]);
  });
});

describe("CSV", () => {
  test.each([
    ["commas", "a,b\n1,2\n"],
    ["semicolons", "a;b\r\n1;2\r\n"],
    ["tabs", "a\tb\r1\t2"],
    ["a byte order mark", "\uFEFFa,b\n1,2"],
    ["quotation marks around another delimiter", '"a";"b"\n"1";"2"'],
  ])("with %s", async (_name, text) => {
    expect(await cellsOf(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("keeps the delimiter that Excel states, and counts that line", async () => {
    expect(await rowsOf("sep=;\r\na,x;b\r\n1;2")).toEqual([
      { number: 2, cells: ["a,x", "b"] },
      { number: 3, cells: ["1", "2"] },
    ]);
  });

  it("counts empty rows without handing them over", async () => {
    expect(await rowsOf("\na,b\n\n,\n1,2\n\n")).toEqual([
      { number: 2, cells: ["a", "b"] },
      { number: 5, cells: ["1", "2"] },
    ]);
  });

  it("understands UTF-8, UTF-16 and Windows-1252", async () => {
    const expected = [["naam"], ["Zoë Müller €"]];
    const text = "naam\nZoë Müller €";
    expect(await cellsOf(text)).toEqual(expected);
    expect(await cellsOf(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual(expected);
    expect(await cellsOf(Buffer.from(text.replace("€", "\u0080"), "latin1"))).toEqual(expected);
  });
});

describe("XLSX", () => {
  it("gives numbers as they are stored, dates by the calendar, and rows their place", async () => {
    const { default: write } = await import("write-excel-file/node");
    const bytes = await write([
      [null, null, null],
      ["a", { value: new Date("2024-03-01"), type: Date, format: "dd-mm-yyyy" }, 31612345678],
    ]).toBuffer();
    expect(await rowsOf(bytes)).toEqual([{ number: 2, cells: ["a", "2024-03-01", "31612345678"] }]);
  });
});

/** A zip of one entry whose unpacked size is far above its packed one. */
function bomb(name: string, megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(megabytes * 1024 * 1024, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  local.copy(central, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

describe("what cannot be read", () => {
  it.each([
    ["nothing", "", "empty"],
    ["empty lines", "\n,,\n", "empty"],
    ["a program", Buffer.from("MZ\u0000\u0000\u0003This program"), "unsupported_type"],
    ["a PDF", "%PDF-1.7\n", "unsupported_type"],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1]), "unsupported_type"],
    ["binary", Buffer.from("a,b\u0002\n"), "unsupported_type"],
    ["an open quotation mark", 'a,b\n"1,2\n3', "corrupt"],
    ["a broken archive", Buffer.from("PK\u0003\u0004nothing more"), "corrupt"],
    ["a zip bomb", bomb("xl/workbook.xml", 20), "archive_bomb"],
    ["too many rows", "a\n".repeat(100_002), "too_many_rows"],
  ])("%s", async (_name, bytes, reason) => {
    expect(await reasonFor(bytes)).toBe(reason);
  });

  it("a workbook with a password says so", async () => {
    const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const bytes = Buffer.concat([head, Buffer.from("EncryptedPackage", "utf16le")]);
    expect(await reasonFor(bytes)).toBe("encrypted");
  });

  it("another archive is no workbook", async () => {
    const workbook = await writeXlsx([["a"]]);
    const renamed = Buffer.from(
      workbook.toString("latin1").replaceAll("xl/workbook.xml", "xl/workbonk.xml"),
      "latin1",
    );
    expect(await reasonFor(renamed)).toBe("unsupported_type");
  });

  it("one that takes too long is stopped", async () => {
    const read = readRows(Buffer.from("a,b\n"), async () => "read", { timeLimit: 0 });
    await expect(read).rejects.toMatchObject({ reason: "timeout" });
  });
});
