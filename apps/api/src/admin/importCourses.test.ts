import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acrossCompanies } from "../platform/db/database.ts";
import { buildSkill } from "../test/factories.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { importCourses } from "./importCourses.ts";

let database: TestDatabase;
let folder: string;
let said: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "vaardig-feed-"));
  await buildSkill(database.db, { en: "Feed reading", nl: "Feeds lezen" });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const HEADER = "code,title_en,title_nl,provider,hours,price,next_start,skills";
const line = (code: string, more = "10,0,,Feed reading:0>2") => `${code},Title ${code},,School,${more}`;
const readCourses = (source: string) =>
  acrossCompanies(database.db, async (tx) => {
    const { rows } = await tx.$client.query<{
      code: string;
      title: string;
      removed: boolean;
      levels: number;
      hours: number;
      price: number;
      next_start: string | null;
    }>(
      `select code, coalesce(titles->>'en', titles->>'nl') as title, removed_at is not null as removed,
        hours::float, price::float, to_char(next_start, 'YYYY-MM-DD') as next_start,
        (select level_to from course_skills where course_id = courses.id) as levels
        from courses where source = $1 order by code`,
      [source],
    );
    return rows;
  });

async function bring(source: string, content: string | Buffer, name = "feed.csv") {
  const path = join(folder, name);
  await writeFile(path, content);
  said = "";
  return importCourses(database.db, { path, source }, { write: (text) => (said += text) });
}

describe("a feed", () => {
  it("is brought in once: again it changes nothing, changed it changes that, and what it drops is marked", async () => {
    const first = [HEADER, line("a"), line("b"), line("c")].join("\n");
    expect(await bring("once", first)).toMatchObject({ added: 3, changed: 0, removed: 0, broken: 0 });
    expect(await bring("once", first)).toMatchObject({ added: 0, changed: 0, unchanged: 3, removed: 0 });
    const second = [HEADER, line("a", "10,0,,Feeds lezen:0>3"), line("b", "12,0,,Feed reading:0>2")].join(
      "\n",
    );
    expect(await bring("once", second)).toMatchObject({ added: 0, changed: 2, removed: 1 });
    expect(await readCourses("once")).toMatchObject([
      { code: "a", levels: 3, removed: false },
      { code: "b", levels: 2, removed: false },
      { code: "c", removed: true },
    ]);
    expect(await bring("once", first)).toMatchObject({ added: 0, changed: 3 });
    expect((await readCourses("once")).every(({ removed }) => !removed)).toBe(true);
  });

  it("names broken rows and keeps the rest; the course of a broken row stays", async () => {
    await bring("broken", [HEADER, line("a"), line("b")].join("\n"));
    const rows = [
      line("a", "many,0,,Feed reading:0>2"),
      line("b"),
      line("b"),
      line("c", "10,0,,Unheard of:0>2"),
      line("d", "10,0,,Feed reading:3>2"),
      line("e", "10,0,yesterday,Feed reading:0>2"),
      ",No code,,School,10,0,,Feed reading:0>2",
      `f,${"x".repeat(1_900)},,School,10,0,,Feed reading:0>2`,
    ];
    const report = await bring("broken", [HEADER, ...rows].join("\n"));
    expect(report).toMatchObject({ added: 0, unchanged: 1, removed: 0, broken: 7 });
    for (const told of ["row 2: hours", "row 4: code", "row 5: skills", "row 6: skills", "row 7: next_start"])
      expect(said).toContain(told);
    expect(await readCourses("broken")).toMatchObject([
      { code: "a", removed: false },
      { code: "b", removed: false },
    ]);
  });

  it.each([
    [
      "a mark of byte order and semicolons",
      Buffer.from(`\uFEFF${HEADER.replaceAll(",", ";")}\na;Één;;School;2,5;0;;Feed reading:0>2`),
    ],
    ["UTF-16", Buffer.from(`\uFEFF${HEADER}\na,Één,,School,2.5,0,,Feed reading:0>2`, "utf16le")],
    ["Windows-1252", Buffer.from(`${HEADER}\na,Één,,School,2.5,0,,Feed reading:0>2`, "latin1")],
  ])("may have %s", async (name, content) => {
    expect(await bring(name, content)).toMatchObject({ added: 1, broken: 0 });
    expect(await readCourses(name)).toMatchObject([{ title: "Één" }]);
  });

  it("has numbers and dates as people and spreadsheets write them", async () => {
    const rows = [
      line("a", '"1.250,5","€ 1.100,00",31-3-2099,Feed reading:0>2'),
      line("b", '"1,250.5",1100,2099-03-31,Feed reading:0>2'),
      line("c", "12.1255,0,,Feed reading:0>2"),
    ];
    expect(await bring("written", [HEADER, ...rows].join("\n"))).toMatchObject({ added: 2, broken: 1 });
    const same = { hours: 1250.5, price: 1100, next_start: "2099-03-31" };
    expect(await readCourses("written")).toMatchObject([same, same]);
    const record = { code: "d", title_en: "D", provider: "School", skills: "Feed reading:0>2", hours: 1.125 };
    expect(await bring("written", JSON.stringify([record]), "feed.json")).toMatchObject({ broken: 1 });
  });

  it("of JSON is read record by record; one that is broken costs itself alone", async () => {
    const record = {
      code: "a",
      title_nl: "Lezen {",
      provider: "School",
      hours: 3,
      skills: "Feed reading:0>2",
    };
    const list = `[${JSON.stringify(record)},{"code":"b",},${JSON.stringify({ ...record, code: "c" })}]`;
    expect(await bring("json", list, "feed.json")).toMatchObject({ added: 2, broken: 1 });
    expect(await readCourses("json")).toMatchObject([{ title: "Lezen {" }, { code: "c" }]);
  });

  it("of JSON may wrap its records, and list skills in either way", async () => {
    const record = { title_en: "Reading", provider: "School", hours: 3 };
    const wrapped = {
      meta: { pages: [1, { courses: [] }] },
      courses: [
        { ...record, code: "a", skills: [{ name: "Feed reading", from: 1, to: 3 }] },
        { ...record, code: "b", skills: ["Feed reading:0>2"] },
        { ...record, code: "c", skills: [{ name: "Unheard of", to: 2 }] },
      ],
      next: { code: "d" },
    };
    for (const text of [JSON.stringify(wrapped), JSON.stringify(wrapped, null, 2)]) {
      await bring("wrapped", text, "feed.json");
      expect(said).toContain('row 3: skills "Unheard of" is no known skill');
      expect(await readCourses("wrapped")).toMatchObject([
        { code: "a", levels: 3 },
        { code: "b", levels: 2 },
      ]);
    }
    const cut = JSON.stringify(wrapped).slice(0, -120);
    expect(await bring("wrapped", cut, "feed.json")).toMatchObject({ broken: 1 });
  });

  it("of CSV may be longer than a sheet, with the first broken rows named and the rest counted", async () => {
    const rows = Array.from({ length: 100_200 }, (_, at) =>
      at % 1_000 === 0 ? line(String(at)) : line(String(at), "many,0,,Feed reading:0>2"),
    );
    expect(await bring("long", [HEADER, ...rows].join("\n"))).toMatchObject({ added: 101, broken: 100_099 });
    expect(said).toContain("row 3: hours");
    expect(said).toContain("and 100049 more");
  });

  it("keeps a formula as the text that it is", async () => {
    await bring("formula", `${HEADER}\na,=1+1,,School,2,0,,Feed reading:0>2`);
    expect(await readCourses("formula")).toMatchObject([{ title: "=1+1" }]);
  });

  it("that is none, or lacks columns, or is not there, changes nothing", async () => {
    await expect(bring("none", "code,title_en\na,b")).rejects.toThrow(
      "lacks the columns provider, hours, skills",
    );
    await expect(bring("none", "")).rejects.toThrow("cannot be read");
    const missing = { path: join(folder, "nowhere.csv"), source: "none" };
    await expect(importCourses(database.db, missing, { write: () => 0 })).rejects.toThrow("cannot be opened");
    const elsewhere = { ...missing, company: "nobody" };
    await expect(importCourses(database.db, elsewhere, { write: () => 0 })).rejects.toThrow("no company");
    const own = { ...missing, source: "own" };
    await expect(importCourses(database.db, own, { write: () => 0 })).rejects.toThrow("keep themselves");
    expect(await readCourses("none")).toEqual([]);
  });
});
