import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import { settleInvitation } from "../../domain/accounts/invitations/settleInvitation.ts";
import { notifyOfSignUp } from "../../domain/accounts/notifyOfSignUp.ts";
import { notifyWithdrawn } from "../../domain/learning/courses/notifyWithdrawn.ts";
import { goals } from "../../domain/learning/goals/goals.table.ts";
import { remindOfDates } from "../../domain/notifications/reminders/remindOfDates.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildGoal } from "../../test/goalFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
beforeEach(async () => {
  person = await buildUser(test.db, company, {
    firstName: "Ada",
    lastName: "Bos",
    managerId: people.manager.id,
  });
  for (const one of Object.values(people)) await test.as(one).post("/notifications/read_all", {});
});
afterAll(() => test.close());

/** What someone has not read, newest first. */
async function told(who: TestUser): Promise<string[]> {
  const { body } = await test.as(who).get("/notifications", { unread_only: "true", size: 50 });
  return (body.payload as { data: NotificationGroupRow[] }).data.map(({ text }) => text);
}
const ok = async (answer: Promise<{ status: number; body: { payload?: unknown } }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, body]);
  return body.payload as Record<string, unknown>;
};
describe("goals and skills", () => {
  it("are announced to their owner, and answers to who asked", async () => {
    const skill = await buildSkill(test.db, { en: "Nursing", nl: "Verplegen" });
    const goal = await buildGoal(test, people.manager, skill.id, { user_id: person.id, name: "Lead" });
    expect(await told(person)).toEqual(["Test Person proposed a goal for you: Lead"]);
    const accepted = await ok(test.as(person).post("/goals/accept", { id: goal.id, version: goal.version }));
    expect(await told(people.manager)).toEqual(["Ada Bos accepted the goal Lead"]);
    await ok(test.as(person).post("/goals/comments", { goal_id: goal.id, text: "Thanks" }));
    expect((await told(people.manager))[0]).toBe("Ada Bos commented on the goal Lead");
    const { version: before } = (accepted as { goal: { version: number } }).goal;
    const started = await ok(test.as(person).post("/goals/start", { id: goal.id, version: before }));
    const { version } = (started as { goal: { version: number } }).goal;
    const reached = { levels: [{ skill_id: skill.id, level: 4 }], evidence: "Done" };
    await ok(test.as(person).post("/goals/complete", { id: goal.id, version, ...reached }));
    expect((await told(people.manager))[0]).toBe(
      "Ada Bos completed the goal Lead. Confirm the level that was reached",
    );
    const level = { user_id: person.id, skill_id: skill.id, level: 4 };
    await ok(test.as(people.manager).post("/skill_proficiency/confirm", level));
    expect((await told(person))[0]).toBe("Test Person confirmed your level of Nursing: Advanced");
  });

  it("that are due soon or overdue are announced once, by their day", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const goal = { companyId: company.id, userId: person.id, createdBy: person.id, description: "" };
    await acrossCompanies(test.db, (tx) =>
      tx.insert(goals).values([
        { ...goal, name: "Soon", startDate: "2020-01-01", dueDate: day(5) },
        { ...goal, name: "Late", startDate: "2020-01-01", dueDate: day(-3) },
        { ...goal, name: "Far", startDate: "2020-01-01", dueDate: day(30) },
      ]),
    );
    await remindOfDates(test.app.services);
    await remindOfDates(test.app.services);
    const texts = await told(person);
    expect(texts.map((text) => text.replace(/ (is due|was due).*/, ""))).toEqual(
      expect.arrayContaining(["Your goal Soon", "Your goal Late"]),
    );
    expect(texts).toHaveLength(2);
  });
});

describe("people", () => {
  it("who join and leave a line are announced to its manager", async () => {
    const line = await buildUser(test.db, company, { systemRole: "manager" });
    await ok(
      test.as(people.admin).put("/user", { id: person.id, version: person.version, manager_id: line.id }),
    );
    expect(await told(line)).toEqual(["Ada Bos now reports to you"]);
    await ok(test.as(people.admin).post("/employee/deactivate", { selection: { user_ids: [person.id] } }));
    expect((await told(line))[0]).toBe("Ada Bos, who reported to you, left");
  });

  it("who sign up or were invited in vain are announced to administrators and to who invited", async () => {
    const waiting = await buildUser(test.db, company, {
      firstName: "Bo",
      lastName: "Kok",
      status: "awaiting_approval",
    });
    await inCompany(test.db, company.id, (tx) =>
      notifyOfSignUp(tx, { companyId: company.id, id: waiting.id }),
    );
    expect(await told(people.admin)).toEqual(["Bo Kok signed up and is waiting for approval"]);

    const invited = await buildUser(test.db, company, {
      firstName: "Cas",
      lastName: "Smit",
      status: "invited",
    });
    const mailId = crypto.randomUUID();
    const invitation = { companyId: company.id, userId: invited.id, invitedBy: people.hr_manager.id, mailId };
    await acrossCompanies(test.db, (tx) =>
      tx.insert(invitations).values({ ...invitation, expiresAt: new Date(Date.now() + 1e9) }),
    );
    await inCompany(test.db, company.id, (tx) => settleInvitation(tx, company.id, mailId, "bounced"));
    expect(await told(people.hr_manager)).toEqual(["The invitation to Cas Smit could not be delivered"]);
  });

  it("who get a task are notified, but not of their own", async () => {
    const candidate = await buildUser(test.db, company, {
      systemRole: "freelancer",
      firstName: "Di",
      lastName: "Ek",
    });
    const task = { title: "Call back", type: "call", activity_date: "2030-05-01", user_id: candidate.id };
    await ok(
      test.as(people.moderator).post("/candidate_tasks", { ...task, assignee_id: people.hr_manager.id }),
    );
    expect(await told(people.hr_manager)).toEqual(["Test Person assigned you a task about Di Ek: Call back"]);
    expect(await told(people.moderator)).toEqual([]);
  });

  it("whose address is changed by HR are announced to administrators", async () => {
    const email = `new-${person.email}`;
    await ok(test.as(people.hr_manager).put("/user", { id: person.id, version: person.version, email }));
    expect(await told(people.admin)).toEqual(["The new email address of Ada Bos needs to be confirmed"]);
  });
});

it("no one is notified of courses that no one started", async () => {
  await acrossCompanies(test.db, (tx) => notifyWithdrawn(tx, [crypto.randomUUID()]));
  expect(await told(person)).toEqual([]);
});
