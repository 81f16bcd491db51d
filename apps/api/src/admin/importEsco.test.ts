import { csv, folderWith, smallBundle } from "@vaardig/taxonomy/esco/testing/smallBundle";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acrossCompanies } from "../platform/db/database.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { importEsco, openCompleteBundle } from "./importEsco.ts";

let database: TestDatabase;
let written = "";
const output = {
  write(text: string) {
    written += text;
  },
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await acrossCompanies(database.db, (tx) =>
    tx.$client.query(
      "delete from person_skills; delete from job_profiles; delete from skills; delete from skill_groups; delete from taxonomy_state",
    ),
  );
  written = "";
});
afterAll(() => database.drop());

function read<T>(sql: string): Promise<T[]> {
  return acrossCompanies(database.db, async (tx) => (await tx.$client.query(sql)).rows as T[]);
}

async function load(files: Record<string, string>, languages = ["en"]) {
  const bundle = await openCompleteBundle({ path: await folderWith(files), languages, sourceVersion: "9.9" });
  return importEsco(database.db, bundle, languages, output);
}

test("a bundle is imported with groups, labels and relations, and a second time nothing changes", async () => {
  const report = await load(smallBundle());
  expect(report.tables).toMatchObject({
    groups: { added: 1 },
    skills: { added: 2 },
    jobs: { added: 1 },
    relations: { added: 1 },
    requirements: { added: 2 },
  });
  expect(
    await read(`select s.uri, s.kind, s.source_version, g.labels as in_group,
      array(select label from skill_labels where skill_id = s.id order by preferred desc, label) as labels
      from skills s left join skill_groups g on g.id = s.group_id order by s.uri`),
  ).toMatchObject([
    {
      kind: "skill",
      source_version: "9.9",
      in_group: { en: "preparing food" },
      labels: ["bake bread", "baking bread", "make loaves"],
    },
    { kind: "knowledge", in_group: null, labels: ["yeasts"] },
  ]);
  expect(
    await read(`select p.isco, p.family, p.labels, p.descriptions, r.level, r.kind
      from job_profiles p join job_profile_skills r on r.job_profile_id = p.id order by r.kind`),
  ).toEqual([
    {
      isco: "7512",
      family: "isco-751",
      labels: { en: "baker" },
      descriptions: { en: "Bakers bake." },
      level: 3,
      kind: "essential",
    },
    {
      isco: "7512",
      family: "isco-751",
      labels: { en: "baker" },
      descriptions: { en: "Bakers bake." },
      level: 3,
      kind: "optional",
    },
  ]);
  const state = () => read("select * from taxonomy_state");
  const [before] = await state();
  const again = await load(smallBundle());
  expect(again.hasChanged).toBe(false);
  expect(again.tables.skills).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 2 });
  expect(await state()).toMatchObject([{ revision: (before as { revision: string }).revision }]);
  expect(written).toContain("Nothing has changed since the last import.");
});

test("two languages stand side by side, at once or one after the other", async () => {
  const dutch = {
    "skills_nl.csv": smallBundle("nl")["skills_nl.csv"]?.replace("bake bread", "brood bakken") ?? "",
    "occupations_nl.csv": smallBundle("nl")["occupations_nl.csv"]?.replace(",baker,", ",bakker,") ?? "",
    "skillGroups_nl.csv": smallBundle("nl")["skillGroups_nl.csv"] ?? "",
    "ISCOGroups_nl.csv": smallBundle("nl")["ISCOGroups_nl.csv"] ?? "",
  };
  const both = { ...smallBundle(), ...dutch };
  const labels = () =>
    read(`select lang, label from skill_labels l join skills s on s.id = l.skill_id where preferred and uri like '%bake'
      union all select key, value from job_profiles, jsonb_each_text(labels) order by 1, 2`);
  await load(both, ["en", "nl"]);
  const expected = [
    { lang: "en", label: "bake bread" },
    { lang: "en", label: "baker" },
    { lang: "nl", label: "bakker" },
    { lang: "nl", label: "brood bakken" },
  ];
  expect(await labels()).toEqual(expected);
  await load(both, ["en"]);
  expect(await labels()).toEqual(expected);
  expect(await read("select languages from taxonomy_state")).toEqual([{ languages: ["en", "nl"] }]);
});

test("a missing file is named, also of a second language, before anything is written", async () => {
  const { "skillSkillRelations.csv": _, ...half } = smallBundle();
  const refused = load({ ...half, "skills_nl.csv": smallBundle("nl")["skills_nl.csv"] ?? "" }, ["en", "nl"]);
  await expect(refused).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(
      /occupations_nl\.csv is missing[\s\S]*skillSkillRelations\.csv is missing[\s\S]*Nothing was changed/,
    ),
  });
  expect(await read("select 1 from skills")).toEqual([]);
});

test("a bundle that breaks off while it is read changes nothing and names the file", async () => {
  await load(smallBundle());
  const broken = {
    ...smallBundle(),
    "skills_en.csv": smallBundle()["skills_en.csv"]?.replace("bake bread", "roast bread") ?? "",
    "broaderRelationsOccPillar.csv": `${csv("conceptType,conceptUri,broaderType,broaderUri")}Occupation,"never closed`,
  };
  await expect(load(broken)).rejects.toMatchObject({
    message: expect.stringContaining("broaderRelationsOccPillar.csv"),
  });
  expect(await read("select label from skill_labels where label like '%bread' and preferred")).toEqual([
    { label: "bake bread" },
  ]);
});

test("a path that is not there and a language that is none are refused in words", async () => {
  await expect(openCompleteBundle({ path: "/nowhere/esco", languages: ["en"] })).rejects.toThrow(
    "cannot be opened",
  );
  const path = await folderWith(smallBundle());
  await expect(openCompleteBundle({ path, languages: ["e n"] })).rejects.toThrow("not a language code");
});
