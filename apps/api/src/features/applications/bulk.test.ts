import type { moveApplications } from "@vaardig/contract/applications/applicationCommands";
import type { Payload } from "@vaardig/contract/endpoint";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { mails } from "../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let vacancy: { id: string };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, recruiter);
});
afterAll(() => test.close());

const newCandidate = () => buildUser(test.db, company, { systemRole: "freelancer", account: false });

async function bulk(body: object) {
  const answer = await test.as(recruiter).post("/applications/bulk", { job_vacancy_id: vacancy.id, ...body });
  expect(answer.body).toMatchObject({ success: true });
  return (answer.body.payload as Payload<typeof moveApplications>).results;
}

it("tells of each of several what happened", async () => {
  const candidate = await newCandidate();
  const fine = await buildApplication(test.db, vacancy, candidate);
  const stale = await buildApplication(test.db, vacancy, await newCandidate());
  const back = await buildApplication(test.db, vacancy, await newCandidate(), { stage: "Job offer" });
  const results = await bulk({
    applications: [fine, { ...stale, version: 7 }, back, { id: candidate.id, version: 1 }],
    action: "move",
    to: "Interview",
  });
  expect(results.map(({ code }) => code)).toEqual([null, "stale_version", "reason_missing", "not_found"]);
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, fine.id)),
  );
  expect(row).toMatchObject({ stage: "Interview" });
});

it("takes a rejection of several back, but for one whose mail has left", async () => {
  const [told, untold] = [await newCandidate(), await newCandidate()];
  const several = [
    await buildApplication(test.db, vacancy, untold, { appliedAt: new Date() }),
    await buildApplication(test.db, vacancy, told, { appliedAt: new Date() }),
  ];
  const rejected = await bulk({ applications: several, action: "reject", reason: "skills" });
  await acrossCompanies(test.db, (tx) =>
    tx.update(mails).set({ status: "sent" }).where(eq(mails.userId, told.id)),
  );
  const undone = await bulk({
    applications: rejected.map(({ id, card }) => ({ id, version: card?.version })),
    action: "undo_rejection",
  });
  expect(undone.map(({ code, card }) => [code, card?.stage])).toEqual([
    [null, "Application"],
    ["move_not_allowed", "Rejection after application"],
  ]);
  expect(
    await acrossCompanies(test.db, (tx) => tx.select().from(mails).where(eq(mails.userId, untold.id))),
  ).toEqual([]);
});
