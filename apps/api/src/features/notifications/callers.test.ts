import type { Interview } from "@vaardig/contract/interviews/interviews";
import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import { settleInvitation } from "../../domain/accounts/invitations/settleInvitation.ts";
import { notifyOfSignUp } from "../../domain/accounts/notifyOfSignUp.ts";
import { applications, offers } from "../../domain/applications/applications.table.ts";
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
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

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
const FORM = { hourly_rate: 60, available_from: "2027-01-01", available_until: "2027-06-30", hours: 32 };

describe("the owner of a job is told", () => {
  it("who applied, that they were moved by a colleague, and that they withdrew", async () => {
    const vacancy = await buildVacancy(test.db, people.hr_manager, {
      name: "Nurse",
      coOwners: [people.moderator],
    });
    const body = { ...FORM, motivation: "Words", salary_proposal: null, job_vacancy_id: vacancy.id };
    const { id } = await ok(test.as(person).post("/applications", body));
    expect(await told(people.hr_manager)).toEqual(["Ada Bos applied for Nurse"]);
    const read = () =>
      acrossCompanies(test.db, (tx) =>
        tx
          .select()
          .from(applications)
          .where(eq(applications.id, String(id))),
      );
    const version = (await read())[0]?.version;
    await ok(test.as(people.moderator).post("/applications/move", { id, version, to: "Interview" }));
    expect((await told(people.hr_manager))[0]).toBe("Test Person moved Ada Bos to Interview for Nurse");
    expect(await told(people.moderator)).toEqual(["Ada Bos applied for Nurse"]);
    await ok(test.as(person).post("/my_applications/withdraw", { id, version: (await read())[0]?.version }));
    expect((await told(people.moderator))[0]).toBe("Ada Bos withdrew their application for Nurse");
    expect(await told(person)).toEqual([]);
  });

  it("that one was rejected, without the name of a stage, and counts no people by what was told", async () => {
    const vacancy = await buildVacancy(test.db, people.hr_manager, {
      name: "Nurse",
      coOwners: [people.moderator],
    });
    const others = await Promise.all(
      [1, 2].map(() => buildUser(test.db, company, { systemRole: "freelancer" })),
    );
    const list = await Promise.all(
      [person, ...others].map((one, at) =>
        buildApplication(test.db, vacancy, one, {
          stage: at === 1 ? "Interview" : "Application",
          appliedAt: new Date(),
        }),
      ),
    );
    const reject = (some: { id: string; version: number }[]) =>
      ok(
        test.as(people.moderator).post("/applications/bulk", {
          job_vacancy_id: vacancy.id,
          action: "reject",
          reason: "skills",
          applications: some.map(({ id, version }) => ({ id, version })),
        }),
      );
    await reject(list.slice(0, 1));
    expect(await told(people.hr_manager)).toEqual(["Test Person rejected Ada Bos for Nurse"]);
    await reject(list.slice(1));
    expect(await told(people.hr_manager), "three people, told twice").toEqual([
      "Applicants for Nurse moved to another stage",
    ]);
  });

  it("once of several that were moved together", async () => {
    const vacancy = await buildVacancy(test.db, people.hr_manager, {
      name: "Cook",
      coOwners: [people.moderator],
    });
    const other = await buildUser(test.db, company);
    const list = [
      await buildApplication(test.db, vacancy, person),
      await buildApplication(test.db, vacancy, other),
    ];
    await ok(
      test.as(people.moderator).post("/applications/bulk", {
        job_vacancy_id: vacancy.id,
        applications: list,
        action: "move",
        to: "Interview",
      }),
    );
    expect(await told(people.hr_manager)).toEqual(["Test Person moved 2 applicants for Cook to Interview"]);
    const soup = await buildVacancy(test.db, people.hr_manager, {
      name: "Soup",
      coOwners: [people.moderator],
    });
    const stages = ["Interview", "Application"] as const;
    const apart = await Promise.all(
      [person, other].map((one, at) => buildApplication(test.db, soup, one, { stage: stages[at] })),
    );
    await ok(
      test.as(people.moderator).post("/applications/bulk", {
        action: "reject",
        reason: "skills",
        job_vacancy_id: soup.id,
        applications: apart,
      }),
    );
    expect((await told(people.hr_manager))[0], "of several stages").toBe(
      "Test Person rejected 2 applicants for Soup",
    );
  });

  it("that someone applied, without a name, while the manager may not know who", async () => {
    const vacancy = await buildVacancy(test.db, people.manager, { name: "Baker" });
    const body = { ...FORM, motivation: "Words", salary_proposal: null, job_vacancy_id: vacancy.id };
    await ok(test.as(person).post("/applications", body));
    expect(await told(people.manager)).toEqual(["Someone applied for Baker"]);
  });

  it("what an applicant answers to an offer, of which the applicant was told", async () => {
    const vacancy = await buildVacancy(test.db, people.hr_manager, { name: "Planner" });
    const card = await buildApplication(test.db, vacancy, person, {
      stage: "Interview",
      appliedAt: new Date(),
    });
    const terms = {
      salary: 3000,
      hours: 32,
      start_date: "2030-01-01",
      message: "Welcome",
      mail: false,
      anyway: true,
    };
    await ok(test.as(people.hr_manager).post("/applications/offer", { ...card, ...terms }));
    expect(await told(person)).toEqual(["You received an offer for Planner"]);
    const [offer] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(offers).where(eq(offers.applicationId, card.id)),
    );
    await ok(
      test.as(person).post("/my_applications/offer", { offer_id: offer?.id, answer: "accepted", words: "" }),
    );
    expect(await told(people.hr_manager)).toEqual(["Ada Bos accepted the offer for Planner"]);
  });

  it("what was decided on it, and administrators that it was submitted", async () => {
    const draft = await buildVacancy(test.db, people.moderator, {
      name: "Welder",
      status: "Pending",
      submittedBy: people.moderator.id,
      description: "x",
    });
    await ok(test.as(people.admin).post("/job_vacancy/approve", { id: draft.id, version: draft.version }));
    expect(await told(people.moderator)).toEqual(["Test Person approved Welder"]);
    const mails = await mailsTo(test.db, people.moderator.email);
    expect(mails.filter(({ subject }) => subject === "Job approved: Welder")).toHaveLength(1);
    expect(await told(people.admin)).toEqual([]);
  });
});

describe("interviews", () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  it("are told as they are offered, booked, cancelled and near, each side its own", async () => {
    const vacancy = await buildVacancy(test.db, people.moderator, { name: "Guide" });
    const { id: application_id } = await buildApplication(test.db, vacancy, person, {
      appliedAt: new Date(),
    });
    const plan = { title: "First talk", kind: "on_site", place: "Herestraat 1", minutes: 60 };
    const made = await ok(
      test.as(people.moderator).post("/interviews", {
        ...plan,
        application_id,
        slots: [inHours(20)],
        interviewer_ids: [people.hr_manager.id],
      }),
    );
    expect(await told(people.hr_manager)).toEqual(["Ada Bos was offered times for an interview for Guide"]);
    expect(await told(person)).toEqual(["Choose a time for an interview for Guide"]);
    const { id, version, slots } = made as unknown as Interview;
    await ok(
      test.as(person).post("/my_applications/interviews/pick", { id, version, slot_id: slots[0]?.id }),
    );
    expect(await told(people.moderator)).toEqual([
      expect.stringContaining("The interview with Ada Bos for Guide is on"),
    ]);
    expect(await told(person), "chosen, so no longer asked").toEqual([]);
    await remindOfDates(test.app.services);
    await remindOfDates(test.app.services);
    expect((await told(people.hr_manager))[0]).toMatch(/^Interview with Ada Bos for Guide on /);
    expect((await told(person))[0]).toMatch(/^Your interview for Guide is on /);
    await ok(test.as(people.moderator).post("/interviews/cancel", { id, version: version + 1 }));
    expect(await told(people.hr_manager)).toContain("The interview with Ada Bos for Guide was cancelled");
  });
});

describe("a person who was put on a list", () => {
  it("is told that suggested times are taken back, and colleagues that they withdrew from no application", async () => {
    const vacancy = await buildVacancy(test.db, people.hr_manager, {
      name: "Guide",
      coOwners: [people.moderator],
    });
    const { id: application_id } = await buildApplication(test.db, vacancy, person, { stage: "Vacancy" });
    const plan = { title: "First talk", kind: "phone", minutes: 60, application_id };
    const slots = [new Date(Date.now() + 48 * 3_600_000).toISOString()];
    const offer = () =>
      ok(
        test.as(people.moderator).post("/interviews", {
          ...plan,
          slots,
          interviewer_ids: [people.hr_manager.id],
        }),
      ) as Promise<unknown> as Promise<Interview>;
    const { id, version } = await offer();
    await ok(test.as(people.moderator).post("/interviews/cancel", { id, version }));
    expect((await told(person))[0]).toBe("The interview suggested for Guide will not take place");
    const again = await offer();
    await ok(
      test.as(person).post("/my_applications/interviews/pick", {
        id: again.id,
        version: again.version,
        slot_id: again.slots[0]?.id,
      }),
    );
    const [row] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, application_id)),
    );
    await ok(
      test.as(person).post("/my_applications/withdraw", { id: application_id, version: row?.version }),
    );
    expect(await told(people.moderator)).toContain("Ada Bos withdrew from consideration for Guide");
    expect(await told(person)).toEqual(["The interview suggested for Guide will not take place"]);
  });
});

describe("goals and skills", () => {
  it("are told to their owner, and answers to who asked", async () => {
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

  it("that are due soon or overdue are told once, by their day", async () => {
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
  it("who join and leave a line are told to its manager", async () => {
    const line = await buildUser(test.db, company, { systemRole: "manager" });
    await ok(
      test.as(people.admin).put("/user", { id: person.id, version: person.version, manager_id: line.id }),
    );
    expect(await told(line)).toEqual(["Ada Bos now reports to you"]);
    await ok(test.as(people.admin).post("/employee/deactivate", { selection: { user_ids: [person.id] } }));
    expect((await told(line))[0]).toBe("Ada Bos, who reported to you, left");
  });

  it("who sign up or were invited in vain are told to administrators and to who invited", async () => {
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

  it("who get a task are told, but not of their own", async () => {
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

  it("whose address is changed by HR are told of to administrators", async () => {
    const email = `new-${person.email}`;
    await ok(test.as(people.hr_manager).put("/user", { id: person.id, version: person.version, email }));
    expect(await told(people.admin)).toEqual(["The new email address of Ada Bos needs to be confirmed"]);
  });
});

it("no one is told of courses that no one started", async () => {
  await acrossCompanies(test.db, (tx) => notifyWithdrawn(tx, [crypto.randomUUID()]));
  expect(await told(person)).toEqual([]);
});
