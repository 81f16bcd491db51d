import type { Pipeline } from "@vaardig/contract/applications/applications";
import type { SystemEvent } from "@vaardig/contract/events/events";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy, shareVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let manager: TestUser;
let person: TestUser;
let vacancy: { id: string; name: string };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
});
beforeEach(async () => {
  manager = await buildUser(test.db, company, { systemRole: "manager" });
  const between = await buildUser(test.db, company, { managerId: manager.id });
  person = await buildUser(test.db, company, { managerId: between.id, firstName: "Robin", lastName: "Vos" });
  vacancy = await buildVacancy(test.db, manager, { name: "Planner" });
  await shareVacancy(test.db, vacancy, recruiter);
});
afterAll(() => test.close());

async function apply(more: object = {}): Promise<string> {
  const { body } = await test.as(person).post("/applications", {
    job_vacancy_id: vacancy.id,
    hourly_rate: 50,
    hours: 32,
    motivation: "",
    salary_proposal: null,
    available_from: "2031-01-01",
    available_until: "2031-06-01",
    ...more,
  });
  return (body.payload as { id: string }).id;
}
const activities = async () => {
  const { body } = await test.as(manager).get("/system_events", { user_ids: person.id, category: "work" });
  return (body.payload as { data: SystemEvent[] }).data.map(({ text }) => text);
};
const board = async () => {
  const { body } = await test.as(manager).get("/candidate_list/pipeline", { job_vacancy_id: vacancy.id });
  const { stages } = body.payload as Pipeline;
  return {
    names: stages.flatMap(({ cards }) => cards.map((card) => card.person.name)),
    count: stages[1]?.count,
  };
};
const list = async () =>
  ((await test.as(manager).get("/applications")).body.payload as { total: number }).total;
const detail = async (id: string) => (await test.as(manager).get("/applications/detail", { id })).status;

describe("an application of a line manager's report", () => {
  it("is hidden from the line manager, who owns the vacancy: by mail and on every screen", async () => {
    const id = await apply();
    expect(await activities()).toEqual([]);
    expect(await board()).toEqual({ names: [], count: 0 });
    expect([await list(), await detail(id)]).toEqual([0, 404]);
    const [mail] = await mailsTo(test.db, manager.email);
    expect(mail?.subject).toBe("Someone applied for Planner");
    expect(mail?.text).not.toMatch(/Robin|Vos|open=/);
    // The person's own record of it is whole.
    const own = await test.as(person).get("/system_events", { user_ids: person.id, category: "work" });
    expect((own.body.payload as { total: number }).total).toBe(1);
  });

  it("is shown from Interview on", async () => {
    const id = await apply();
    await test.as(recruiter).post("/applications/move", { id, version: 2, to: "Interview" });
    expect(await activities()).not.toEqual([]);
    expect((await board()).names).toEqual(["Robin Vos"]);
    expect([await list(), await detail(id)]).toEqual([1, 200]);
  });

  it("is shown at once where the applicant allows it, and the mail leads to it", async () => {
    const id = await apply({ manager_may_know: true });
    expect(await activities()).not.toEqual([]);
    expect(await board()).toEqual({ names: ["Robin Vos"], count: 1 });
    const [mail] = await mailsTo(test.db, manager.email);
    expect(mail?.subject).toBe("Robin Vos applied for Planner");
    expect(mail?.text).toContain(`/manager/recruiting/jobs/${vacancy.id}/pipeline?open=${id}`);
  });

  it("stays with the recruiters when it is rejected before an interview", async () => {
    const id = await apply();
    await test.as(recruiter).post("/applications/reject", { id, version: 2, reason: "skills", mail: false });
    expect(await activities()).toEqual([]);
    expect((await board()).names).toEqual([]);
  });

  it("of another line is shown as ever", async () => {
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update users set manager_id = null where id = $1", [person.id]),
    );
    await apply();
    expect((await board()).names).toEqual(["Robin Vos"]);
    const [row] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.userId, person.id)),
    );
    expect(row?.managerMayKnow).toBe(false);
    expect((await mailsTo(test.db, manager.email))[0]?.subject).toBe("Robin Vos applied for Planner");
  });
});
