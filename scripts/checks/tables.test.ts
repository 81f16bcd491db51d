import { beforeAll, describe, expect, it } from "vitest";
import { checkTables, readServer } from "./tables.mjs";

const TABLES = `
export const users = pgTable(
  "users",
  {
    companyId: companyId(),
    id: ownId(),
    firstName: text("first_name"),
    phone: text("phone"),
  },
  (table) => [],
).enableRLS();
export const mails = pgTable("mails", {
  id: ownId(),
  userId: uuid("user_id"),
  text: text("text"),
});`;
/** A place in a template that something fills in. */
const hole = (what: string) => ["$", "{", what, "}"].join("");
const ALLOWED = { views: {}, published: { users: ["first_name"] }, readers: [] };

/** Problems of one file beside the owner's table, whose published column is read. */
function problemsOf(
  source: string,
  file = "features/jobs/jobs.queries.ts",
  more: [string, string][] = [],
  readers: object[] = [],
) {
  const sources = new Map([
    ["domain/people/users.table.ts", TABLES],
    ["domain/skills/names.ts", "const q = `select u.first_name from users u`;"],
    [file, source],
    ...more,
  ]);
  return checkTables(sources, { ...ALLOWED, readers }).problems;
}

describe("a foreign read is found", () => {
  it.each([
    ["by an alias", "const q = `select u.phone from users u where u.id = $1`;", "users (phone)"],
    ["without an alias", 'const q = "select phone from users where id = $1";', "users (phone)"],
    ["whole", 'const q = "select * from users where id = $1";', "users (*)"],
    ["as a record", "const q = `select to_jsonb(u.*) from users u`;", "users (*)"],
    [
      "in a join",
      "const q = `select 1 from vacancies v left join users u on u.phone = v.phone`;",
      "users (phone)",
    ],
    ["in a list", "const q = `select u.phone from vacancies v, users u`;", "users (phone)"],
    ["below", "const q = `select exists (select 1 from users u where u.phone = '') as it`;", "users (phone)"],
    [
      "in a piece",
      `const FROM = "vacancies v join users u on true"; const q = \`select u.phone from ${hole("FROM")}\`;`,
      "users (phone)",
    ],
    [
      "in a condition",
      `const q = \`${hole("c ? 'join users u on u.phone = v.phone' : ''")}\`;`,
      "users (phone)",
    ],
    ["as an insert", 'const q = "insert into users (id) values ($1)";', "users (*)"],
    ["as an update", 'const q = "update users set first_name = $1";', "users (*)"],
    ["as a deletion", 'const q = "delete from users where id = $1";', "users (*)"],
    [
      "under its filled-in name",
      `for (const table of ["users"]) q(\`update ${hole("table")} set id = $1\`);`,
      "users (*)",
    ],
    [
      "under a key's name",
      `const AT = { users: { key: 1 } }; const q = (t) => \`delete from ${hole("t")} where id = $1\`;`,
      "users (*)",
    ],
    [
      "by Drizzle's columns",
      `import { users } from "../../domain/people/users.table.ts";
      tx.select({ a: users.phone }).from(users);`,
      "users (phone)",
    ],
    [
      "by Drizzle whole",
      `import { users } from "../../domain/people/users.table.ts";
      tx.select().from(users);`,
      "users (*)",
    ],
    [
      "written by Drizzle",
      `import { users as people } from "../../domain/people/users.table.ts";
      tx.update(people).set({});`,
      "users (*)",
    ],
  ])("%s", (_how, source, found) => {
    expect(problemsOf(source)).toEqual([`features/jobs/jobs.queries.ts uses ${found}, which is of people`]);
  });

  it("where another file names the table that is filled in", () => {
    const write = `export const drop = (table: string) => q(\`delete from ${hole("table")} where id = $1\`);`;
    const [first] = problemsOf(write, "domain/jobs/drop.ts", [
      ["features/skills/merge.ts", 'import { drop } from "../../domain/jobs/drop.ts"; drop("mails");'],
    ]);
    expect(first).toContain("features/skills/merge.ts uses mails (*)");
    const names = `import { AT } from "./names.ts"; const q = \`update ${hole("AT[noun]")} set id = $1\`;`;
    const [named] = problemsOf(names, "domain/jobs/move.ts", [
      ["domain/jobs/names.ts", 'export const AT = { person: "users" } as const;'],
    ]);
    expect(named).toContain("domain/jobs/move.ts uses users (*)");
  });

  it("in the server as it is, where one is planted", () => {
    const { sources, allowed } = server;
    expect(checkTables(sources, allowed).problems).toEqual([]);
    const planted = new Map(sources).set(
      "features/jobs/planted.queries.ts",
      "export const q = `select u.password_hash from users u where u.company_id = $1`;",
    );
    expect(checkTables(planted, allowed).problems).toEqual([
      "features/jobs/planted.queries.ts uses users (password_hash), which is of people",
    ]);
  });
  let server: Awaited<ReturnType<typeof readServer>>;
  beforeAll(async () => {
    server = await readServer();
  });
});

describe("no foreign read is", () => {
  it.each([
    ["a published column", "const q = `select u.first_name, u.id from users u where u.company_id = $1`;"],
    [
      "a word of another sense",
      'const t = "Mails from users"; const q = "select id as mails, is_new is distinct from users";',
    ],
    [
      "a type",
      `import type { users } from "../../domain/people/users.table.ts"; type A = typeof users.$inferSelect;`,
    ],
    ["a comment", "// select phone from users"],
  ])("%s", (_what, source) => {
    expect(problemsOf(source).filter((line) => line.includes("phone") || line.includes("mails"))).toEqual([]);
  });

  it.each([
    "domain/people/deep/er.ts",
    "features/people/people.queries.ts",
    "test/factories.ts",
    "demo/make.ts",
  ])("one of %s", (file) => {
    expect(problemsOf('const q = "select phone from users";', file)).toEqual([]);
  });
});

describe("the list", () => {
  const reader = { reader: "features/jobs", tables: ["users"], reason: "Because." };
  const read = 'const q = "select phone from users";';
  it("lets a folder or a file read the tables it names, and none else", () => {
    expect(problemsOf(read, undefined, [], [reader])).toEqual([]);
    expect(problemsOf(read, undefined, [], [{ ...reader, reader: "features/jobs/jobs.queries.ts" }])).toEqual(
      [],
    );
    expect(problemsOf(read, "features/jobs-too/a.ts", [], [reader])).toHaveLength(2);
  });

  it("names what nothing needs any more", () => {
    expect(problemsOf("", undefined, [], [reader])).toEqual([
      "tables.json lists users for features/jobs, which does not need it",
    ]);
    const sources = new Map([["domain/people/users.table.ts", TABLES]]);
    expect(checkTables(sources, ALLOWED).problems).toEqual([
      "tables.json publishes users.first_name, which nothing else reads",
    ]);
  });
});
