import { BANDS } from "@vaardig/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MatchEngine } from "../domain/matching/matchEngine.ts";
import { startMatchEngine } from "../domain/matching/startMatchEngine.ts";
import { prepareTaxonomy } from "../domain/taxonomy/prepareTaxonomy.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { makeDemo } from "./makeDemo.ts";

const log = { info: () => undefined };
let database: TestDatabase;
let engine: MatchEngine;

beforeAll(async () => {
  database = await testDatabase();
  await prepareTaxonomy(database, log);
  await makeDemo(database, log);
  engine = startMatchEngine({ ...database.config, max: 2 });
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

async function personWithOpenVacancies(email: string) {
  const { rows } = await acrossCompanies(database.db, (tx) =>
    tx.$client.query<{ id: string; company_id: string; vacancies: string[] }>(
      `select u.id, u.company_id, array(select v.id from vacancies v where v.company_id = u.company_id
        and v.status = 'Approved' and v.publication = 'open')::text[] as vacancies
      from users u where u.email = $1`,
      [email],
    ),
  );
  const [person] = rows;
  if (!person) throw new Error(`${email} is not there`);
  return person;
}

test("employee@ finds open vacancies in every band", async () => {
  const person = await personWithOpenVacancies("employee@noordlicht.example");
  const ranked = await engine.rankVacancies(person.company_id, person.id, person.vacancies);
  expect(ranked.map(({ id }) => id).sort()).toEqual(person.vacancies.sort());
  expect(new Set(ranked.map(({ band }) => band))).toEqual(new Set(BANDS));
});

test("new@ has nothing to be matched on yet: every vacancy is shown, none with a score", async () => {
  const person = await personWithOpenVacancies("new@noordlicht.example");
  const ranked = await engine.rankVacancies(person.company_id, person.id, person.vacancies);
  expect(ranked.map(({ id }) => id).sort()).toEqual(person.vacancies.sort());
  expect(ranked.every(({ score }) => score === null)).toBe(true);
});
