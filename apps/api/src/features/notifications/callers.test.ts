import type { Interview } from "@vaardig/contract/interviews/interviews";
import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications, offers } from "../../domain/applications/applications.table.ts";
import { remindOfDates } from "../../domain/notifications/reminders/remindOfDates.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
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

describe("the owner of a job is notified", () => {
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

  it("a rejection is announced, without the name of a stage, and no count of people follows from it", async () => {
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
      "The pipeline for Nurse has changed",
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

  it("what an applicant answers to an offer, of which the applicant was notified", async () => {
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

  it("are announced as they are offered, booked, cancelled and near, each side its own", async () => {
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
      expect.stringContaining("The interview with Ada Bos for Guide was booked for"),
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
  it("is notified that suggested times are taken back, and colleagues that they withdrew from no application", async () => {
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
