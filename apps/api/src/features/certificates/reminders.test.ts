import { afterAll, beforeAll, expect, it } from "vitest";
import { remindOfExpiry, scheduleReminders } from "../../domain/people/certificates/remindOfExpiry.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { menuFor } from "../session/menu/menuFor.ts";

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await buildApp();
});
afterAll(() => test.close());

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
const run = (sql: string, values: unknown[] = []) =>
  acrossCompanies(test.db, (tx) => tx.$client.query(sql, values));
const subjects = async ({ email }: TestUser) => (await mailsTo(test.db, email)).map(({ subject }) => subject);

async function remind(): Promise<void> {
  await scheduleReminders(test.app.services);
  await runJobs(test.app.services);
}
async function scene() {
  company = await buildCompany(test.db);
  const manager = await buildUser(test.db, company, { systemRole: "manager", language: "nl" });
  const person = await buildUser(test.db, company, { managerId: manager.id, firstName: "Pim" });
  const add = async (body: object, who = person) => {
    const { body: answer } = await test.as(who).post("/certificate", body);
    return (answer.payload as { id: string }).id;
  };
  return { manager, person, add };
}
const OWN = /^Your certificate expires on \d+ \w+ \d{4}: /;
const TEAM = /^Een certificaat van Pim Person verloopt op \d+ \w+ \d{4}: BIG$/;

it("reminds the person and the manager once each at 90, 30 and 7 days, in their language", async () => {
  const { manager, person, add } = await scene();
  const id = await add({ name: "BIG", number: "190", expires_on: day(85) });
  for (let at = 0; at < 2; at += 1) await remind();
  expect(await subjects(person)).toEqual([expect.stringMatching(OWN)]);
  expect(await subjects(manager)).toEqual([expect.stringMatching(TEAM)]);
  expect((await mailsTo(test.db, manager.email))[0]?.text).toMatch(
    /Pim Person: BIG \(190\), geldig tot en met/,
  );
  // Each run at once as well.
  await Promise.all([1, 2].map(() => remindOfExpiry(test.app.services, company.id)));
  expect(await subjects(person)).toHaveLength(1);
  for (const [days, count] of [
    [30, 2],
    [12, 2],
    [7, 3],
    [1, 3],
    [-1, 3],
  ] as const) {
    // The day comes nearer: the certificate's last day and what was sent for it move together.
    await run(
      `with moved as (delete from certificate_reminders where certificate_id = $1 returning *),
         kept as (update certificates set expires_on = $2::date where id = $1 returning id)
       insert into certificate_reminders select m.company_id, m.certificate_id, $2::date, m.days, m.created_at
         from moved m`,
      [id, day(days)],
    );
    await remind();
    expect(await subjects(person), `${days} days`).toHaveLength(count);
  }
});

it("notifies the manager on the day, sends none of the earlier reminders late, and gathers what is due", async () => {
  const { manager, person, add } = await scene();
  await add({ name: "VCA", expires_on: day(5) });
  await add({ name: "EHBO", expires_on: day(60) });
  const next = await buildUser(test.db, company, { systemRole: "manager", firstName: "Next" });
  await run("update users set manager_id = $2 where id = $1", [person.id, next.id]);
  await remind();
  expect(await subjects(person)).toEqual(["2 of your certificates expire soon"]);
  expect(await subjects(manager)).toEqual([]);
  expect(await subjects(next)).toEqual(["2 certificates in your team expire soon"]);
});

/** Where the one link of the first email to someone leads, as its notification says, or its address. */
async function placeIn(who: TestUser): Promise<unknown> {
  const [mail] = await mailsTo(test.db, who.email);
  const [, address = ""] = /^https?:\/\/[^/]+(\S+)$/m.exec(mail?.text ?? "") ?? [];
  const id = /\/notifications\?open=(\S+)$/.exec(address)?.[1];
  if (!id) return address;
  const { body } = await test.as(who).get("/notifications");
  const { data } = body.payload as { data: { id: string; leads_to: { screen: string } }[] };
  return data.find((one) => one.id === id)?.leads_to.screen;
}

it.each([
  ["employee", "personal/profile"],
  ["admin", "employees/profile"],
  ["freelancer", "personal/profile"],
] as const)("leads where the notification leads: %s", async (systemRole, own) => {
  const { manager, add } = await scene();
  const person = await buildUser(test.db, company, { systemRole, managerId: manager.id });
  await add({ name: "VCA", expires_on: day(5) }, person);
  await remind();
  expect(await placeIn(person)).toBe("profile");
  const paths = menuFor(systemRole, test.app.services.config).flatMap(({ segment, children }) =>
    children.filter(({ key }) => key === "profile").map((child) => `${segment.en}/${child.segment.en}`),
  );
  expect(paths).toEqual([own]);
  expect(await placeIn(manager)).toBe("employee-profile");
});

it("leads a manager of several to their list, and notifies no manager whose access level does not see certificates", async () => {
  const { manager, person, add } = await scene();
  await add({ name: "VCA", expires_on: day(5) });
  await add({ name: "BIG", expires_on: day(6) });
  const lead = await buildUser(test.db, company, { systemRole: "employee" });
  const other = await buildUser(test.db, company, { managerId: lead.id });
  await add({ name: "EHBO", expires_on: day(5) }, other);
  await remind();
  const [toManager, toLead, toPerson] = await Promise.all(
    [manager, lead, person].map(async ({ email }) => (await mailsTo(test.db, email))[0]?.text),
  );
  expect(toManager).toMatch(/\/manager\/certificates$/m);
  expect(menuFor("manager", test.app.services.config).map(({ key }) => key)).toContain("certificates");
  expect(toLead).toBeUndefined();
  expect(toPerson).toMatch(/\/employee\/notifications\?open=\S+$/m);
});

it("emails no one who chose otherwise, and names the way out to who did not", async () => {
  const { manager, person, add } = await scene();
  await test
    .as(person)
    .put("/notifications/preferences", { kinds: [{ kind: "certificate_expires", email: "none" }] });
  await add({ name: "VCA", expires_on: day(5) });
  await remind();
  expect(await subjects(person)).toEqual([]);
  const [mail] = await mailsTo(test.db, manager.email);
  expect(mail?.text).toContain("/unsubscribe?token=told.certificate_expires.");
  expect(mail?.unsubscribe).toContain("/api/unsubscribe?token=told.certificate_expires.");
});

it("says nothing of what was renewed, of people who left, and to a manager who did", async () => {
  const { manager, person, add } = await scene();
  await add({ name: "Hoist", expires_on: day(20) });
  await add({ name: "hoist", expires_on: day(800) });
  const left = await buildUser(test.db, company, { managerId: manager.id });
  await add({ name: "Crane", expires_on: day(20) }, left);
  await run("update users set status = 'deactivated' where id = $1", [left.id]);
  await remind();
  expect([...(await subjects(person)), ...(await subjects(left)), ...(await subjects(manager))]).toEqual([]);
  await add({ name: "Boat", expires_on: day(20) });
  await run("update users set status = 'deactivated' where id = $1", [manager.id]);
  await remind();
  expect(await subjects(person)).toEqual([expect.stringMatching(OWN)]);
  expect(await subjects(manager)).toEqual([]);
});

it("emails no one who chose otherwise, and is in the bell of both whatever they chose", async () => {
  const { manager, person, add } = await scene();
  const choose = (who: TestUser, choice: object) =>
    test.as(who).put("/notifications/preferences", { kinds: [{ kind: "certificate_expires", ...choice }] });
  expect((await choose(person, { product: false })).body.fields).toHaveProperty("product");
  for (const [who, email] of [
    [person, "none"],
    [manager, "digest"],
  ] as const)
    expect((await choose(who, { email })).status).toBe(200);
  // What was chosen before it could not be hidden any more does not hide it.
  await run("update notification_preferences set product = false where user_id = $1", [person.id]);
  await add({ name: "VCA", expires_on: day(5) });
  await remind();
  for (const who of [person, manager]) {
    expect(await subjects(who)).toEqual([]);
    const { body } = await test.as(who).get("/notifications");
    expect(body.payload).toMatchObject({ data: [{ kind: "certificate_expires" }] });
  }
});
