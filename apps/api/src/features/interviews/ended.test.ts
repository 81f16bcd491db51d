import type { Interview } from "@vaardig/contract/interviews/interviews";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { interviews } from "../../domain/interviews/interviews.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { readCalendar } from "../../test/readCalendar.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let colleague: TestUser;
let applicant: TestUser;
let vacancy: { id: string };
let application: string;

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + minutes * MINUTE);

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, recruiter);
  colleague = await buildUser(test.db, company);
  applicant = await buildUser(test.db, company, { systemRole: "freelancer" });
  application = await acrossCompanies(test.db, async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({
        companyId: company.id,
        vacancyId: vacancy.id,
        userId: applicant.id,
        addedBy: applicant.id,
        stage: "Job offer",
        appliedAt: new Date(),
      })
      .returning();
    return row?.id ?? "";
  });
});
afterAll(() => test.close());

async function offered(title = "Talk"): Promise<Interview> {
  const slots = [at(2880), at(4320)].map((time) => time.toISOString());
  const { body } = await test.as(recruiter).post("/interviews", {
    application_id: application,
    title,
    kind: "phone",
    minutes: 30,
    slots,
    interviewer_ids: [colleague.id],
  });
  return body.payload as Interview;
}

async function booked(): Promise<Interview> {
  const { id, slots, version } = await offered();
  const body = { id, slot_id: slots[0]?.id, version };
  return (await test.as(recruiter).post("/interviews/book", body)).body.payload as Interview;
}

async function target() {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, application)),
  );
  return { id: application, version: row?.version };
}

async function send(command: string, more: object = {}) {
  const body = { ...(await target()), ...more };
  const answer = await test.as(recruiter).post(`/applications/${command}`, body);
  expect(answer.status).toBe(200);
}
const REJECT = { reason: "other_candidate", mail: true };

const statuses = async () => {
  const rows = await acrossCompanies(test.db, (tx) =>
    tx.select().from(interviews).where(eq(interviews.applicationId, application)).orderBy(interviews.id),
  );
  return rows.map(({ status }) => status);
};
const canceledFor = async (person: TestUser) =>
  (await mailsTo(test.db, person.email)).filter(
    ({ calendar }) => calendar && readCalendar(calendar).METHOD === "CANCEL",
  ).length;

const lastCancellation = async () =>
  (await mailsTo(test.db, applicant.email)).filter(({ calendar }) => calendar).at(-1)?.text;

async function tenMinutesLater(): Promise<void> {
  await test.db.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await runJobs(test.app.services);
}

describe("interviews of an application that is rejected", () => {
  it("are cancelled with the time to undo; only those in a calendar are announced, and reinstating revives none", async () => {
    await booked();
    await offered("Second talk");
    const before = (await mailsTo(test.db, applicant.email)).length;
    const answer = await test.as(recruiter).post("/applications/bulk", {
      job_vacancy_id: vacancy.id,
      action: "reject",
      applications: [await target()],
      ...REJECT,
    });
    expect(answer.body.payload).toMatchObject({ results: [{ done: true }] });
    expect(await statuses()).toEqual(["booked", "offered"]);
    await tenMinutesLater();
    expect(await statuses()).toEqual(["canceled", "canceled"]);
    expect([await canceledFor(applicant), await canceledFor(colleague)]).toEqual([1, 1]);
    expect((await mailsTo(test.db, applicant.email)).length).toBe(before + 2);
    expect(await lastCancellation()).toContain("As we are not moving forward with you for the job of");
    expect(await mailNamesTo(test.db, applicant.email)).toContain("interview_rejected");
    await send("reinstate", { reason: "new_information" });
    await tenMinutesLater();
    expect(await statuses()).toEqual(["canceled", "canceled"]);
  });

  it("are cancelled without a word of the rejection where no mail mentions one", async () => {
    await booked();
    await send("reject", { ...REJECT, mail: false });
    await tenMinutesLater();
    expect(await lastCancellation()).toContain("I am sorry, but this interview for");
    expect(await lastCancellation()).not.toContain("moving forward");
    expect(await mailNamesTo(test.db, applicant.email)).not.toContain("interview_rejected");
  });

  it.each([
    ["en", "that interview will not take place, so you no longer need to choose a time."],
    ["nl", "dat gesprek gaat niet door. Je hoeft geen moment meer te kiezen."],
  ] as const)(
    "are announced to a person who was to choose a time, in %s, where no mail mentions the rejection",
    async (language, words) => {
      await acrossCompanies(test.db, async (tx) => {
        await tx.update(applications).set({ appliedAt: null }).where(eq(applications.id, application));
        await tx.update(users).set({ language }).where(eq(users.id, applicant.id));
      });
      await offered();
      await send("reject", { ...REJECT, mail: false });
      expect(await mailNamesTo(test.db, applicant.email)).toEqual(["interview_times"]);
      await tenMinutesLater();
      const mails = await mailsTo(test.db, applicant.email);
      expect(mails.map(({ name }) => name)).toEqual(["interview_times", "interview_times_withdrawn"]);
      expect(mails.at(-1)?.text).toContain(words);
      expect(mails.at(-1)?.text).not.toMatch(/application|sollicitatie/);
      expect(await mailNamesTo(test.db, colleague.email)).toEqual([]);
    },
  );

  it("are not announced twice to a person who was to choose a time and is informed of the rejection", async () => {
    await offered();
    await send("reject", REJECT);
    await tenMinutesLater();
    expect(await mailNamesTo(test.db, applicant.email)).toEqual([
      ...(["interview_times", "rejection_after_application"] as const),
    ]);
  });

  it("are as before when the rejection is undone, and hold their time until then", async () => {
    const one = await booked();
    await send("reject", REJECT);
    const clashes = await test.as(recruiter).get("/interviews/clashes", {
      interviewer_ids: colleague.id,
      slots: one.starts_at ?? "",
      minutes: 30,
    });
    expect(clashes.body.payload).toMatchObject({ data: [{ person: { id: colleague.id } }] });
    await send("undo_rejection");
    await tenMinutesLater();
    expect(await statuses()).toEqual(["booked"]);
    expect([await canceledFor(applicant), await canceledFor(colleague)]).toEqual([0, 0]);
  });

  it("are cancelled at once when they begin before the time to undo is over; those that are over stay", async () => {
    const [soon, over] = [await booked(), await offered("Second talk")];
    await acrossCompanies(test.db, async (tx) => {
      await tx
        .update(interviews)
        .set({ startsAt: at(5) })
        .where(eq(interviews.id, soon.id));
      const past = { startsAt: at(-60), status: "booked" as const };
      await tx.update(interviews).set(past).where(eq(interviews.id, over.id));
    });
    await send("reject", REJECT);
    expect(await statuses()).toEqual(["canceled", "booked"]);
    expect(await lastCancellation(), "the rejection can be undone still").not.toContain("moving forward");
    expect(await canceledFor(colleague)).toBe(1);
    await tenMinutesLater();
    expect(await statuses()).toEqual(["canceled", "booked"]);
  });
});

it("hiring cancels what is to come at once", async () => {
  await booked();
  await send("hire", { convert: false });
  expect(await statuses()).toEqual(["canceled"]);
  expect([await canceledFor(applicant), await canceledFor(colleague)]).toEqual([1, 1]);
});
