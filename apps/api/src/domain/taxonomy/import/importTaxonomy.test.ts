import { skillStatistics } from "@vaardig/matching/adjacency";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildCompany, buildUser } from "../../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../../test/testDatabase.ts";
import { importTaxonomy } from "./importTaxonomy.ts";
import type { TaxonomyRow, TaxonomySource } from "./taxonomySource.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await acrossCompanies(database.db, (tx) =>
    tx.$client.query(
      "delete from person_skills; delete from job_profiles; delete from skills; delete from skill_groups; delete from taxonomy_state",
    ),
  );
});
afterAll(() => database.drop());

const skill = (uri: string, label: string): TaxonomyRow[] => [
  { is: "skill", uri, kind: "skill", group: null },
  { is: "label", of: uri, lang: "en", label, preferred: true },
];
const job = (uri: string, ...skills: string[]): TaxonomyRow[] => [
  { is: "job", uri, isco: null, sector: null, family: null, step: null },
  { is: "label", of: uri, lang: "en", label: uri, preferred: true },
  ...skills.map(
    (each): TaxonomyRow => ({
      is: "requirement",
      job: uri,
      skill: each,
      level: 3,
      kind: "essential",
      importance: 3,
    }),
  ),
];
const sourceOf = (source: string, rows: TaxonomyRow[], version = "1"): TaxonomySource => ({
  source,
  version,
  languages: ["en"],
  rows: () => rows,
});
const load = (source: string, rows: TaxonomyRow[], version?: string) =>
  importTaxonomy(database.db, sourceOf(source, rows, version));

function read<T>(sql: string): Promise<T[]> {
  return acrossCompanies(database.db, async (tx) => (await tx.$client.query(sql)).rows as T[]);
}
const requirements = () =>
  read(`select p.uri as job, s.uri as skill from job_profile_skills r join job_profiles p on p.id = r.job_profile_id
    join skills s on s.id = r.skill_id order by 1, 2`);

test("rarity and neighbours equal the ones computed from the relations", async () => {
  const rows = [
    ...["a", "b", "c"].flatMap((uri) => skill(uri, uri)),
    ...job("j", "a", "b"),
    ...job("k", "a", "b", "c"),
  ];
  await load("esco", rows);
  const stored = await read<{ skill: string; idf: number; near: string | null; similarity: number | null }>(`
    select s.uri as skill, s.idf, o.uri as near, n.similarity from skills s
    left join skill_neighbours n on n.skill_id = s.id left join skills o on o.id = n.neighbour_id order by 1, 3`);
  const expected = skillStatistics(
    [
      ["j", "a"],
      ["j", "b"],
      ["k", "a"],
      ["k", "b"],
      ["k", "c"],
    ].map(([occupationId = "", skillId = ""]) => ({
      occupationId,
      skillId,
      kind: "essential" as const,
    })),
  ).flatMap(({ skillId, idf, neighbours }) =>
    neighbours.map((each) => ({
      skill: skillId,
      idf,
      near: each.skillId,
      similarity: expect.closeTo(each.sim, 5),
    })),
  );
  expect(stored).toEqual(expected.sort((x, y) => (x.skill + x.near < y.skill + y.near ? -1 : 1)));
});

test("a skill that no job asks for is neither common nor rare", async () => {
  await load("esco", [...skill("a", "a"), ...skill("b", "b"), ...job("j", "b")]);
  expect(await read("select uri, idf from skills order by uri")).toEqual([
    { uri: "a", idf: 2.5 },
    { uri: "b", idf: 0 },
  ]);
});

test("facts about concepts that are never given are left out", async () => {
  const report = await load("esco", [
    ...skill("a", "a"),
    ...job("j", "a", "nowhere"),
    { is: "relation", skill: "a", related: "nowhere", kind: "related" },
    { is: "parent", group: "nowhere", parent: "neither" },
  ]);
  expect(report?.tables.requirements.added).toBe(1);
  expect(report?.tables.relations.added).toBe(0);
});

test("a failure in the middle changes nothing", async () => {
  await load("esco", [...skill("a", "old name"), ...job("j", "a")]);
  const state = () =>
    read("select (select array_agg(label) from skill_labels) as labels, revision from taxonomy_state");
  const before = await state();
  const failing = {
    ...sourceOf("esco", []),
    *rows(): Generator<TaxonomyRow> {
      yield* skill("a", "new name");
      for (let at = 0; at < 5_000; at += 1) yield* skill(`more:${at}`, `more ${at}`);
      throw new Error("cut off");
    },
  };
  await expect(importTaxonomy(database.db, failing)).rejects.toThrow("cut off");
  const late = importTaxonomy(database.db, sourceOf("esco", skill("a", "new name")), {
    onStep(step) {
      if (step === "committing") throw new Error("at the end");
    },
  });
  await expect(late).rejects.toThrow("at the end");
  await expect(load("esco", skill("a", "a null \0 byte"))).rejects.toThrow();
  expect(await state()).toEqual(before);
});

test("what changed is changed in place, also which label is preferred", async () => {
  await load("esco", [
    ...skill("a", "one"),
    { is: "label", of: "a", lang: "en", label: "two", preferred: false },
  ]);
  const [before] = await read<{ id: string }>("select id from skills");
  const report = await load(
    "esco",
    [
      { is: "skill", uri: "a", kind: "knowledge", group: null },
      { is: "label", of: "a", lang: "en", label: "two", preferred: true },
      { is: "label", of: "a", lang: "en", label: "one", preferred: false },
    ],
    "2",
  );
  expect(report).toMatchObject({
    hasChanged: true,
    tables: { skills: { added: 0, changed: 1, removed: 0 }, labels: { added: 2, removed: 2 } },
  });
  expect(await read("select id, kind, source_version from skills")).toEqual([
    { id: before?.id, kind: "knowledge", source_version: "2" },
  ]);
});

test("what the source drops is removed, unless a company uses it", async () => {
  await load("esco", [...skill("used", "used"), ...skill("unused", "unused"), ...job("j", "unused")]);
  const person = await buildUser(database.db, await buildCompany(database.db));
  await acrossCompanies(database.db, (tx) =>
    tx.$client.query(
      `insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by)
       select $1, gen_random_uuid(), $2, id, 3, 'self', $2 from skills where uri = 'used'`,
      [person.companyId, person.id],
    ),
  );
  const report = await load("esco", skill("third", "third"));
  expect(report).toMatchObject({
    kept: 1,
    tables: { skills: { added: 1, removed: 1 }, jobs: { removed: 1 } },
  });
  expect(
    await read("select uri, label from skills join skill_labels on skill_id = skills.id order by 1"),
  ).toEqual([
    { uri: "third", label: "third" },
    { uri: "used", label: "used" },
  ]);
});

test("a skill with the name of a starter skill is merged into it and its jobs ask for the starter skill", async () => {
  await load("starter", [...skill("starter:skill/python", "Python"), ...skill("starter:skill/sql", "SQL")]);
  const esco = [
    ...skill("e:python", "Python (computer programming)"),
    ...skill("e:sql", "sql"),
    ...skill("e:other", "Python snakes"),
    ...job("e:job", "e:python", "e:sql", "e:other"),
  ];
  expect((await load("esco", esco))?.merged).toBe(2);
  expect(
    await read(
      "select s.uri, t.uri as target from skills s join skills t on t.id = s.merged_into order by 1",
    ),
  ).toEqual([
    { uri: "e:python", target: "starter:skill/python" },
    { uri: "e:sql", target: "starter:skill/sql" },
  ]);
  expect(await requirements()).toEqual([
    { job: "e:job", skill: "e:other" },
    { job: "e:job", skill: "starter:skill/python" },
    { job: "e:job", skill: "starter:skill/sql" },
  ]);
  expect(await load("esco", esco)).toMatchObject({ hasChanged: false, merged: 0 });
});

test("a starter skill that comes later takes over, and a merge that was undone stays undone", async () => {
  const esco = [...skill("e:sql", "SQL"), ...job("e:job", "e:sql")];
  await load("esco", esco);
  expect((await load("starter", skill("starter:skill/sql", "SQL")))?.merged).toBe(1);
  expect(await requirements()).toEqual([{ job: "e:job", skill: "starter:skill/sql" }]);
  await acrossCompanies(database.db, (tx) => tx.$client.query("update skills set merged_into = null"));
  expect((await load("esco", esco))?.merged).toBe(0);
  expect(await requirements()).toEqual([{ job: "e:job", skill: "e:sql" }]);
});
