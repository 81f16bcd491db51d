import type { SearchReading } from "@vaardig/contract/skills/readSearch";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildRole } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let reader: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  reader = await buildUser(test.db, company, { systemRole: "manager" });
  await buildSkill(test.db, { en: "Data weaving", nl: "Gegevens weven" });
  await buildSkill(test.db, { en: "Loomcraft" });
  await buildRole(test.db, company, { name: "Loomcraft lead" });
});
afterAll(() => test.close());

const ask = (by: TestUser, text: string, language = "en") =>
  test.ask("GET", "/skill/read_search", {
    query: { text },
    headers: { authorization: `Bearer ${test.as(by).token}`, "accept-language": language },
  });
async function read(text: string, language = "en") {
  const answer = await ask(reader, text, language);
  expect(answer.status).toBe(200);
  return answer.body.payload as SearchReading;
}

it("returns skills with their levels, their positions, and what is left", async () => {
  const text = "Anna, data weaving at least basic";
  const { skills, rest } = await read(text);
  expect(skills).toMatchObject([{ skill: { name: "Data weaving" }, level: 2 }]);
  expect(skills.map(({ start, end }) => text.slice(start, end))).toEqual(["data weaving at least basic"]);
  expect(rest).toBe("Anna");
});

it("reads both languages and names skills in the reader's", async () => {
  expect((await read("gegevens weven minimaal gevorderd", "nl")).skills).toMatchObject([
    { skill: { name: "Gegevens weven" }, level: 3 },
  ]);
  expect((await read("gegevens weven")).skills).toMatchObject([
    { skill: { name: "Data weaving" }, level: null },
  ]);
});

it("leaves a role of the company what it is, and returns skills that were perhaps meant", async () => {
  expect(await read("loomcraft lead")).toMatchObject({ skills: [], rest: "loomcraft lead" });
  const { skills, near } = await read("data weavng");
  expect(skills).toEqual([]);
  expect(near.map(({ name }) => name)).toContain("Data weaving");
  expect(await read("")).toEqual({ skills: [], rest: "", near: [] });
});

it("reads words of no other company", async () => {
  const other = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  const answer = await ask(other, "loomcraft lead");
  expect((answer.body.payload as SearchReading).skills).toHaveLength(1);
});

it("refuses a text that is too long, those who are not signed in, and people from outside", async () => {
  expect((await ask(reader, "a".repeat(201))).status).toBe(400);
  expect((await test.as(reader).get("/skill/read_search", { words: "a" })).status).toBe(400);
  expect((await test.ask("GET", "/skill/read_search", { query: { text: "a" } })).status).toBe(401);
  const freelancer = await buildUser(test.db, company, { systemRole: "freelancer" });
  expect((await ask(freelancer, "a")).status).toBe(403);
});
