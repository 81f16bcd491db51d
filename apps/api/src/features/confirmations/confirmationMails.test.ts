import type { SentRequest } from "@vaardig/contract/confirmations/confirmations";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { processRequests } from "./confirmations.tasks.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let welding: string;
let planning: string;

beforeAll(async () => {
  ({ test, company, people } = await buildCast());
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
  planning = (await buildSkill(test.db, { en: "planning", nl: "plannen" })).id;
});
afterAll(() => test.close());

async function buildAsker(): Promise<TestUser> {
  const person = await buildUser(test.db, company, { managerId: people.manager.id });
  const skills = [welding, planning].map((skill_id) => ({ skill_id, level: 4 }));
  await test.as(person).post("/skill_proficiency/bulk", { skills });
  return person;
}
const ask = (person: TestUser, who: TestUser, message = "") =>
  test.as(person).post("/confirmations", { skill_ids: [welding, planning], user_ids: [who.id], message });
const sent = async (person: TestUser) =>
  ((await test.as(person).get("/confirmations/sent")).body.payload as { data: SentRequest[] }).data;
/** Lets waiting jobs be due and works them. */
async function later(): Promise<void> {
  await test.db.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await runJobs(test.app.services);
}
const age = (days: number) =>
  acrossCompanies(test.db, (tx) =>
    tx.$client.query("update confirmation_requests set created_at = now() - make_interval(days => $1)", [
      days,
    ]),
  );
const textsTo = async ({ email }: TestUser) => (await mailsTo(test.db, email)).map(({ text }) => text ?? "");

it("writes once about everything that was asked, in the reader's language, and once about the answers", async () => {
  const person = await buildAsker();
  const colleague = await buildUser(test.db, company, { language: "nl" });
  await ask(person, colleague, "Graag voor mijn gesprek");
  await later();
  const [mail, ...others] = await mailsTo(test.db, colleague.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain("vraagt je vaardigheden te bevestigen");
  for (const part of [
    "- lassen (Zeer gevorderd)",
    "- plannen",
    "Graag voor mijn gesprek",
    "/personal/confirmations",
  ])
    expect(mail?.text).toContain(part);
  for (const { id, version } of await sent(person))
    await test.as(colleague).post("/confirmations/answer", { id, version, level: 3 });
  await later();
  const [told] = await textsTo(person);
  expect(told).toContain("- welding (Intermediate)");
  expect(told).toContain("- planning (Intermediate)");
  expect(await textsTo(person)).toHaveLength(1);
  await age(8);
  await processRequests(test.app.services);
  await age(31);
  await processRequests(test.app.services);
  expect(await mailNamesTo(test.db, colleague.email), "what is answered").toEqual(["confirmation_asked"]);
  expect(await mailNamesTo(test.db, person.email)).toEqual(["confirmation_answered"]);
  const [first] = await sent(person);
  const undo = { id: first?.id, version: first?.version };
  expect((await test.as(colleague).post("/confirmations/undo", undo)).status).toBe(409);
});

it("writes nothing about what was taken back before the email left, nor about a decline", async () => {
  const person = await buildAsker();
  const colleague = await buildUser(test.db, company);
  await ask(person, colleague);
  const [first, second] = await sent(person);
  await test.as(person).post("/confirmations/withdraw", { id: first?.id, version: first?.version });
  await later();
  const [mail] = await textsTo(colleague);
  expect(mail).toContain(`- ${second?.skill.name}`);
  expect(mail).not.toContain(`- ${first?.skill.name}`);
  await test.as(colleague).post("/confirmations/decline", { id: second?.id, version: second?.version });
  await later();
  expect(await textsTo(person)).toEqual([]);
});

it("reminds once after seven days, and ends after thirty with a word to who asked", async () => {
  const person = await buildAsker();
  const colleague = await buildUser(test.db, company);
  await ask(person, colleague);
  await age(8);
  await processRequests(test.app.services);
  await processRequests(test.app.services);
  const reminders = (await mailsTo(test.db, colleague.email)).filter(({ subject }) =>
    subject.startsWith("Reminder"),
  );
  expect(reminders).toHaveLength(1);
  await age(31);
  await processRequests(test.app.services);
  await processRequests(test.app.services);
  expect((await sent(person)).map(({ state }) => state)).toEqual(["expired", "expired"]);
  const [told, ...more] = await textsTo(person);
  expect(more).toEqual([]);
  expect(told).toContain("did not answer within 30 days");
});

it("ends what a leaver was asked, notifies those who asked, and withdraws what the leaver asked", async () => {
  const person = await buildAsker();
  const leaver = await buildAsker();
  await ask(person, leaver);
  await ask(leaver, person);
  const selection = { user_ids: [leaver.id] };
  expect((await test.as(people.admin).post("/employee/deactivate", { selection })).status).toBe(200);
  expect((await sent(person)).map(({ state }) => state)).toEqual(["ended", "ended"]);
  expect((await test.as(person).get("/confirmations/received")).body.payload).toMatchObject({ total: 0 });
  expect((await textsTo(person)).join()).toContain("can no longer answer your request about");
  await ask(person, people.manager);
  expect((await test.as(people.admin).delete("/employee", undefined, { selection })).status).toBe(200);
  expect(await sent(person)).toHaveLength(2);
});

it("ends what is asked of someone who became a recruiter", async () => {
  const person = await buildAsker();
  const colleague = await buildUser(test.db, company);
  await ask(person, colleague);
  await acrossCompanies(test.db, (tx) =>
    tx.$client.query("update users set system_role = 'moderator' where id = $1", [colleague.id]),
  );
  await processRequests(test.app.services);
  expect((await sent(person)).map(({ state }) => state)).toEqual(["ended", "ended"]);
});
