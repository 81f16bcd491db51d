import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies, inCompany, type Tx } from "../../platform/db/database.ts";
import { buildCompany, buildSkill, type TestCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { SharedSkills } from "./sharedSkills.ts";

let database: TestDatabase;
let company: TestCompany;
let welding: string;
beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  welding = (await buildSkill(database.db, { en: "welding", nl: "lassen" })).id;
});
afterAll(() => database.drop());

const write = (text: string, values: unknown[]) =>
  acrossCompanies(database.db, (tx) => tx.$client.query(text, values));
const label = (skills: SharedSkills, id: string, language: "en" | "nl", now: number, of = company) =>
  inCompany(database.db, of.id, async (tx: Tx) => (await skills.byId(tx, [id], language, now)).get(id)?.name);

test("a shared label is remembered until an import changed the taxonomy, in each language by itself", async () => {
  const skills = new SharedSkills();
  await write(
    "insert into taxonomy_state (id, source, source_version, languages, revision, report) values (gen_random_uuid(), 'test', '1', '{nl}', 1, '{}')",
    [],
  );
  expect(await label(skills, welding, "nl", 1_000)).toBe("lassen");
  await write("update skill_labels set label = $2 where skill_id = $1 and lang = 'nl'", [
    welding,
    "lastechniek",
  ]);
  expect(await label(skills, welding, "nl", 9_000)).toBe("lassen");
  expect(await label(skills, welding, "en", 9_000)).toBe("welding");
  await write("update taxonomy_state set revision = 2 where source = 'test'", []);
  expect(await label(skills, welding, "nl", 9_999)).toBe("lassen");
  expect(await label(skills, welding, "nl", 10_000)).toBe("lastechniek");
});

test("what one company calls a shared skill is shown to no other, nor a company's own skill", async () => {
  const skills = new SharedSkills();
  const other = await buildCompany(database.db);
  const { id } = await buildSkill(database.db, { en: "brazing" });
  await write("delete from skill_labels where skill_id = $1 and lang = 'nl'", [id]);
  await write(
    "insert into skill_labels (company_id, skill_id, lang, label, preferred) values ($1, $2, 'nl', 'hardsolderen', true)",
    [company.id, id],
  );
  expect(await label(skills, id, "nl", 1)).toBe("hardsolderen");
  expect(await label(skills, id, "nl", 1, other)).toBe("brazing");
  const own = await buildSkill(database.db, { companyId: company.id, en: "our way" });
  expect(await label(skills, own.id, "en", 1)).toBe("our way");
  expect(await label(skills, own.id, "en", 1, other)).toBeUndefined();
});
