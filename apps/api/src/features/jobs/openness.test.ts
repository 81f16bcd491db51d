import type { PersonMatch } from "@vaardig/contract/jobs/jobs";
import type { Openness } from "@vaardig/contract/jobs/openness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let hrAbove: TestUser;
let manager: TestUser;
let employee: TestUser;
let welding: string;
let job: string;
let ownJob: string;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  hrAbove = await buildUser(test.db, company, { systemRole: "hr_manager" });
  manager = await buildUser(test.db, company, { systemRole: "manager", managerId: hrAbove.id });
  employee = await buildUser(test.db, company, { managerId: manager.id });
  welding = (await buildSkill(test.db, { en: "welding", idf: 3 })).id;
  await test.as(employee).post("/skill_proficiency", { skill_id: welding, level: 4 });
  ownJob = (await buildVacancy(test.db, recruiter, { coOwners: [manager] })).id;
  job = (await buildVacancy(test.db, recruiter, { requires: [{ skillId: welding, level: 4 }] })).id;
});
afterAll(() => test.close());

const set = (body: Partial<Openness>, by = employee) => test.as(by).put("/openness", body);
async function shownTo(reader: TestUser) {
  const found = async (answer: Promise<{ body: { payload?: unknown } }>) => {
    const { data } = (await answer).body.payload as { data: PersonMatch[] };
    return data.find(({ id }) => id === employee.id)?.open_to_moves;
  };
  return Promise.all([
    found(test.as(reader).get("/job_vacancy/people", { job_vacancy_id: job })),
    found(test.as(reader).post("/expert_finder/search", {})),
  ]);
}

describe("being open to internal opportunities", () => {
  it("is hidden until the person says so, and from their managers until they allow that too", async () => {
    expect((await test.as(employee).get("/openness")).body.payload).toEqual({
      open: false,
      line_may_know: false,
    });
    expect(await shownTo(recruiter)).toEqual([false, false]);
    expect((await set({ open: true })).body.payload).toEqual({ open: true, line_may_know: false });
    expect(await shownTo(recruiter)).toEqual([true, true]);
    expect(await shownTo(hrAbove)).toEqual([false, false]);
    await set({ line_may_know: true });
    expect(await shownTo(hrAbove)).toEqual([true, true]);
    await set({ open: false });
    expect(await shownTo(recruiter)).toEqual([false, false]);
    expect(await shownTo(hrAbove)).toEqual([false, false]);
  });

  it("is said by oneself alone, in words that are known", async () => {
    expect((await test.as(recruiter).get("/openness")).status).toBe(403);
    expect((await set({ open: "yes" } as never)).status).toBe(400);
    expect((await test.as(employee).put("/openness", { open: true, user_id: manager.id })).status).toBe(400);
  });
});

/** Everything that a manager reads of the line and of the company: people, jobs, counts and the log. */
const OF_PERSON = () => ({ user_id: employee.id });
const READS: Record<string, (() => Record<string, string>) | null> = {
  "/candidate": () => ({ id: employee.id }),
  "/employee/detail": () => ({ id: employee.id }),
  "/employee": null,
  "/people": null,
  "/organigram": null,
  "/system_events": () => ({ user_ids: employee.id }),
  "/files": OF_PERSON,
  "/skill_proficiency": OF_PERSON,
  "/skill_wish": OF_PERSON,
  "/skill_profile/match": OF_PERSON,
  "/career_path": OF_PERSON,
  "/goals/suggestions": OF_PERSON,
  "/goals/": null,
  "/user_status": OF_PERSON,
  "/resume_review": OF_PERSON,
  "/recommendations": () => ({ type: "user_skills", value: employee.id }),
  "/job_vacancy": () => ({ filter: "all", size: "100" }),
  "/job_vacancy/detail": () => ({ id: job }),
  "/job_vacancy/matches": null,
  "/job_vacancy/match": () => ({ job_vacancy_id: job, user_id: employee.id }),
  "/job_vacancy/people": () => ({ job_vacancy_id: job }),
  "/candidate_list/pipeline": () => ({ job_vacancy_id: ownJob }),
  "/candidate_list/stage_counts": null,
  "/applications": null,
  "/saved_views": () => ({ screen: "jobs" }),
  "/my_applications": null,
  "/dashboard": null,
  "/team": null,
  "/team/skills": null,
  "/skill_catalogue": null,
  "/account/export": null,
};

async function seenBy(reader: TestUser) {
  const seen: Record<string, unknown> = {};
  for (const [path, query] of Object.entries(READS)) {
    const { status, body } = await test.as(reader).get(path, query?.());
    seen[path] = { status, payload: body.payload };
  }
  // Signed addresses and times of reading differ from call to call, whatever happened.
  return JSON.parse(JSON.stringify(seen).replace(/(expires|signature)=[^"&]*/g, ""));
}

it("leaves nothing behind that a manager of the line can read: looking, saving, wishing, searching, applying", async () => {
  // Reading is logged; what the first reading leaves is there before.
  await seenBy(manager);
  const before = await seenBy(manager);
  // The reads that this leans on are there and answered.
  for (const path of ["/candidate", "/system_events", "/files", "/dashboard", "/team", "/applications"])
    expect([path, before[path]]).toMatchObject([path, { status: 200 }]);
  await test.as(employee).get("/job_vacancy/detail", { id: job });
  await test.as(employee).get("/job_vacancy/match", { job_vacancy_id: job });
  const done = [
    await test.as(employee).post("/saved_job", { job_vacancy_id: job }),
    await test.as(employee).post("/skill_wish", { skill_id: welding }),
    await test
      .as(employee)
      .post("/saved_views", { screen: "jobs", name: "Away", search: "search=weld", digest: "daily" }),
    await set({ open: true }),
    await test.as(employee).get("/my_applications/outlook", { job_vacancy_id: job }),
    await uploadFile(
      test,
      employee,
      { bytes: Buffer.from("Robin Falcon\n\nSKILLS\nwelding"), name: "away.txt", type: "text/plain" },
      { use_as: "application" },
    ),
    await test
      .as(employee)
      .post("/applications", { job_vacancy_id: job, available_from: "2027-01-01", hours: 32 }),
  ];
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  expect(await seenBy(manager)).toEqual(before);
});
