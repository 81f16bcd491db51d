import type { Interview } from "@vaardig/contract/interviews/interviews";
import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications, offers } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let watcher: TestUser;
let interviewer: TestUser;
let person: TestUser;
let id: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
});
beforeEach(async () => {
  recruiter = await buildUser(test.db, company, { systemRole: "moderator", firstName: "Rita" });
  watcher = await buildUser(test.db, company, { systemRole: "manager" });
  interviewer = await buildUser(test.db, company);
  person = await buildUser(test.db, company, { systemRole: "freelancer", account: true, firstName: "Ann" });
  const vacancy = await buildVacancy(test.db, recruiter, { name: "Planner", coOwners: [watcher] });
  const made = { stage: "Interview", appliedAt: new Date() } as const;
  id = (await buildApplication(test.db, vacancy, person, made)).id;
});
afterAll(() => test.close());

const ok = async (answer: Promise<{ status: number; body: { payload?: unknown } }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, body]);
  return body.payload as Record<string, unknown>;
};
const told = async (who: TestUser) => {
  const { data } = await ok(test.as(who).get("/notifications", { size: 50 }));
  return (data as NotificationGroupRow[]).map(({ text }) => text);
};
const version = async () => {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, id)),
  );
  return row?.version;
};
const command = async (path: string, by: TestUser, more: object = {}) =>
  ok(test.as(by).post(path, { id, version: await version(), ...more }));

describe("an offer that is accepted", () => {
  it("is to be completed by who may, and by the recruiters for a manager who watches", async () => {
    const terms = { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome", anyway: true };
    await command("/applications/offer", recruiter, terms);
    const [offer] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(offers).where(eq(offers.applicationId, id)),
    );
    const body = { offer_id: offer?.id, answer: "accepted", words: "" };
    await ok(test.as(person).post("/my_applications/offer", body));
    expect((await mailsTo(test.db, recruiter.email)).at(-1)?.text).toContain(
      "You can now complete the hire.",
    );
    const seen = (await mailsTo(test.db, watcher.email)).at(-1)?.text;
    expect(seen).toContain("The recruiters can now complete the hire.");
    expect(seen).toContain("/manager/recruiting/jobs/");
  });
});

describe("an end that is undone", () => {
  const undo = () => command("/my_applications/withdraw/undo", person);

  it("is withdrawn where it was not read, and that a withdrawal was taken back is announced", async () => {
    await command("/my_applications/withdraw", person);
    expect(await told(watcher)).toEqual(["Ann Person withdrew their application for Planner"]);
    await undo();
    expect(await told(watcher)).toEqual(["Ann Person undid their withdrawal from Planner"]);
    expect(await told(recruiter)).toEqual(["Ann Person undid their withdrawal from Planner"]);
    await command("/my_applications/withdraw", person);
    expect(await told(watcher)).toEqual(["2 updates about withdrawals for Planner"]);
  });

  it("stays where it was read, beside the news", async () => {
    await command("/my_applications/withdraw", person);
    await ok(test.as(watcher).post("/notifications/read_all", {}));
    await undo();
    expect(await told(watcher)).toEqual(["2 updates about withdrawals for Planner"]);
  });

  it("no longer gets news of a rejection", async () => {
    await command("/applications/reject", recruiter, { reason: "skills" });
    expect(await told(watcher)).toEqual(["Rita Person rejected Ann Person for Planner"]);
    await command("/applications/undo_rejection", recruiter);
    expect(await told(watcher)).toEqual([]);
  });
});

describe("new times for an interview", () => {
  const plan = { title: "Talk", kind: "phone", minutes: 30 } as const;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const offer = async () =>
    (await ok(
      test.as(recruiter).post("/interviews", {
        ...plan,
        application_id: id,
        slots: [inDays(3)],
        interviewer_ids: [interviewer.id],
      }),
    )) as unknown as Interview;
  const change = ({ id: one, version: at }: Interview, who: TestUser[]) =>
    ok(
      test.as(recruiter).put("/interviews", {
        ...plan,
        id: one,
        version: at,
        slots: [inDays(5)],
        interviewer_ids: who.map((each) => each.id),
      }),
    );

  it("are announced as that and not as its end, to who joins as an offer", async () => {
    const joins = await buildUser(test.db, company);
    await change(await offer(), [interviewer, joins]);
    expect(await told(interviewer)).toEqual([
      "Ann Person was offered new times for the interview for Planner",
    ]);
    expect(await told(joins)).toEqual(["Ann Person was offered times for an interview for Planner"]);
  });

  it("are announced after a booked one too, and who no longer takes part keeps no news of it", async () => {
    const stays = await buildUser(test.db, company);
    const made = await offer();
    const both = (await change(made, [interviewer, stays])) as unknown as Interview;
    const slot = { id: both.id, slot_id: both.slots[0]?.id, version: both.version };
    const booked = await ok(test.as(person).post("/my_applications/interviews/pick", slot));
    await change(booked as unknown as Interview, [stays]);
    expect(await told(stays)).toEqual(["Ann Person was offered new times for the interview for Planner"]);
    expect(await told(interviewer), "it is not theirs any more; an email says so").toEqual([]);
    expect((await mailsTo(test.db, interviewer.email)).at(-1)?.subject).toBe(
      "Cancelled: interview with Ann Person",
    );
  });
});
