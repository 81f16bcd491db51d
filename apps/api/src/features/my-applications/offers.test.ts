import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applications, offers } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let applicant: TestUser;
let application: string;
let offerId: string;

const TERMS = { salary: 4_200, hours: 36, start_date: "2027-02-01", message: "Welcome" };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
});
beforeEach(async () => {
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  applicant = await buildUser(test.db, company, { systemRole: "freelancer", account: true });
  const vacancy = await buildVacancy(test.db, recruiter);
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx
      .insert(applications)
      .values({
        companyId: company.id,
        vacancyId: vacancy.id,
        userId: applicant.id,
        addedBy: applicant.id,
        stage: "Interview" as const,
        appliedAt: new Date(),
      })
      .returning(),
  );
  application = row?.id ?? "";
  offerId = await makeOffer(1);
});
afterAll(() => test.close());

async function makeOffer(version: number): Promise<string> {
  const body = { id: application, version, ...TERMS, mail: false };
  expect((await test.as(recruiter).post("/applications/offer", body)).status).toBe(200);
  const rows = await acrossCompanies(test.db, (tx) =>
    tx.select().from(offers).where(eq(offers.applicationId, application)).orderBy(offers.createdAt),
  );
  return rows.at(-1)?.id ?? "";
}
const answer = (words: string, by = applicant, values: object = {}) =>
  test.as(by).post("/my_applications/offer", { offer_id: offerId, answer: words, ...values });

it("accepts once of ten clicks; the board shows it, and who answers for the vacancy gets one mail", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => answer("accepted", applicant, { words: "Gladly" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers[0]?.body.payload).toMatchObject({ offer: { status: "accepted" } });
  const detail = await test.as(recruiter).get("/applications/detail", { id: application });
  expect(detail.body.payload).toMatchObject({
    next_action: { kind: "offer_accepted" },
    offers: [{ answer: "Gladly", status: "accepted" }],
    history: [{ action: "offer_accepted" }, { action: "offered" }],
  });
  const mails = await mailsTo(test.db, recruiter.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ (accepted|declined) the offer: /),
  ]);
  const log = await eventsOf(test.db, company, "application.offer_accepted");
  expect(log.filter(({ data }) => data.application_id === application)).toHaveLength(1);
  expect((await answer("declined")).body.code).toBe("offer_ended");
});

it("is not open any more when another replaced it, the application moved or ended; others' are not found", async () => {
  const first = offerId;
  offerId = await makeOffer(2);
  expect((await answer("accepted", applicant, { offer_id: first })).body.code).toBe("offer_ended");
  const other = await buildUser(test.db, company);
  expect((await answer("accepted", other)).status).toBe(404);
  expect((await answer("maybe")).status).toBe(400);
  expect((await answer("declined", applicant, { words: "x".repeat(701) })).body.fields).toHaveProperty(
    "words",
  );
  const body = { id: application, version: 3, to: "Interview", reason: "talk_again" };
  expect((await test.as(recruiter).post("/applications/move", body)).status).toBe(200);
  expect((await answer("accepted")).body.code).toBe("offer_ended");
  expect(await mailNamesTo(test.db, recruiter.email), "of no answer that did not count").toEqual([]);
});

it("declines, and another offer can be made", async () => {
  expect((await answer("declined")).status).toBe(200);
  const body = { id: application, version: 2, ...TERMS, salary: 4_800, mail: false };
  const again = await test.as(recruiter).post("/applications/offer", body);
  expect(again.body.payload).toMatchObject({ card: { next_action: { kind: "offer_open" } } });
});
