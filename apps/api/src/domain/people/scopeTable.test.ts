import { readFile } from "node:fs/promises";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildPersonRecords } from "../../test/buildPersonRecords.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import type { PersonKind, PersonRecordIds, Scene } from "../../test/scopeRow.ts";
import { SCOPES_ELSEWHERE } from "../../test/scopesElsewhere.ts";
import { SCOPE_TABLE } from "../../test/scopeTable.ts";
import { storedRows } from "../../test/storedRows.ts";

let app: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let records: Record<PersonKind, TestUser>;
let scene: Omit<Scene, "person" | "kept">;
let kept: Record<PersonKind, PersonRecordIds>;
/** Everything stored before the first refusal. */
let stored: string;
/** Tables that calls change which are refused: who was in, and that it was refused. */
const CHANGING = ["sessions", "match_changes", "access_refusals"];

beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
  people = await buildEveryRole(app.db, company);
  const inLine = await buildUser(app.db, company, { managerId: people.manager.id });
  records = {
    line: inLine,
    deep_line: await buildUser(app.db, company, { managerId: inLine.id }),
    colleague: await buildUser(app.db, company, { managerId: people.admin.id }),
    manager: await buildUser(app.db, company, { systemRole: "manager", managerId: people.admin.id }),
    hr_manager: await buildUser(app.db, company, { systemRole: "hr_manager" }),
    admin: await buildUser(app.db, company, { systemRole: "admin" }),
    candidate: await buildUser(app.db, company, { systemRole: "freelancer" }),
    foreign: await buildUser(app.db, await buildCompany(app.db)),
  };
  const pool = await app.as(people.admin).post("/talent_pools", { name: "Pool" });
  const skillId = (await buildSkill(app.db)).id;
  const keptOf = async ([whose, person]: [string, TestUser]) =>
    [
      whose,
      await buildPersonRecords(app.db, person, { skillId, by: whose === "foreign" ? person : people.admin }),
    ] as const;
  kept = Object.fromEntries(await Promise.all(Object.entries(records).map(keptOf))) as typeof kept;
  scene = {
    skillId,
    other: await buildUser(app.db, company, { systemRole: "freelancer", account: false }),
    vacancyId: (await buildVacancy(app.db, people.admin, { external: true })).id,
    talentPoolId: (pool.body.payload as { id: string }).id,
  };
  stored = await storedRows(app, CHANGING);
});
afterAll(() => app.close());

/** Names of fields that say whose record a call is about. */
const ABOUT_SOMEONE = ["user_id", "user_ids", "selection", "use_for", "kept_id", "merged_id"];
/** Paths where `id` is a person's. */
const BY_ID = ["/candidate", "/user", "/employee/detail"];

/** The fields that a call takes; of a choice of shapes those of each. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(fieldsOf) : [];
}

test("every call about another person's record is in the table, or its scope is tested where it says", () => {
  const named = app.app.endpoints.map(({ method, path, query, body }) => ({
    name: `${method} ${path}`,
    path,
    fields: [...fieldsOf(query), ...fieldsOf(body)],
  }));
  const isAbout = (fields: string[]) => fields.some((field) => ABOUT_SOMEONE.includes(field));
  const paths = [...BY_ID, ...named.filter(({ fields }) => isAbout(fields)).map(({ path }) => path)];
  // What is read, added or listed by person is changed and removed by its own id below the same path.
  const about = named
    .filter(({ path, fields }) => isAbout(fields) || (paths.includes(path) && fields.includes("id")))
    .map(({ name }) => name);
  const rows = SCOPE_TABLE.map(({ name }) => name.split(":")[0]);
  expect(about.filter((name) => !rows.includes(name) && !(name in SCOPES_ELSEWHERE))).toEqual([]);
  const listed = Object.keys(SCOPES_ELSEWHERE);
  expect(listed.filter((name) => !about.includes(name) || rows.includes(name))).toEqual([]);
});

test.each(Object.entries(SCOPES_ELSEWHERE))(
  "%s is refused, and not found elsewhere, in %s",
  async (name, file) => {
    const text = await readFile(new URL(`../../features/${file}`, import.meta.url), "utf8");
    const [, path = ""] = name.split(" ");
    for (const said of [path, "403", "404"]) expect(text, `${name} → ${said}`).toContain(said);
  },
);

const WHOSE: PersonKind[] = [
  "line",
  "deep_line",
  "colleague",
  "manager",
  "hr_manager",
  "admin",
  "candidate",
  "foreign",
];

test.each(SCOPE_TABLE.map((entry) => [entry.name, entry] as const))(
  "%s refuses every role each record outside its scope",
  async (name, { ask, allowed, hides = [] }) => {
    const [called] = name.split(":");
    const endpoint = app.app.endpoints.find(({ method, path }) => `${method} ${path}` === called);
    const wrong: string[] = [];
    for (const role of ROLES) {
      for (const whose of WHOSE) {
        if (allowed[role]?.includes(whose)) continue;
        const answer: Answer = await ask(app.as(people[role]), {
          ...scene,
          kept: kept[whose],
          person: records[whose],
        });
        // A reader without access to the endpoint gets 403; another company's record is 404 for everyone else.
        const isUnknown = whose === "foreign" || hides.includes(whose);
        const expected = isUnknown && endpoint?.access.includes(role) ? 404 : 403;
        if (answer.status !== expected) wrong.push(`${role} → ${whose}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test("what was refused changed nothing", async () => {
  expect(await storedRows(app, CHANGING)).toBe(stored);
});

test.each(SCOPE_TABLE.filter(({ writes }) => !writes).map((entry) => [entry.name, entry] as const))(
  "%s is open to every role for the records of its scope",
  async (_name, { ask, allowed }) => {
    for (const role of ROLES) {
      for (const whose of allowed[role] ?? []) {
        const { status } = await ask(app.as(people[role]), {
          ...scene,
          kept: kept[whose],
          person: records[whose],
        });
        expect(status, `${role} → ${whose}`).toBe(200);
      }
    }
  },
);
