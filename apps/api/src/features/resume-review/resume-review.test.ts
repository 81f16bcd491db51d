import type { ApplicationDetail, Pipeline } from "@vaardig/contract/applications/applications";
import type { StoredFile } from "@vaardig/contract/files/files";
import type { MatchSheet } from "@vaardig/contract/matching";
import type { ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { runJobs } from "../../test/runJobs.ts";
import { uploadFile } from "../../test/uploadFile.ts";

const RESUME = `Robin Falcon
robin@example.org

EXPERIENCE
Welder at Harbour Works B.V.
January 2015 - present
• Arc welding of ship hulls

SKILLS
Arc welding: expert
Pipe plumbing

LANGUAGES
Dutch: native
`;

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let outsider: TestUser;
let welding: string;
let plumbing: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  welding = (await buildSkill(test.db, { en: "arc welding", nl: "booglassen", idf: 3 })).id;
  plumbing = (await buildSkill(test.db, { en: "pipe plumbing", nl: "loodgieten", idf: 3 })).id;
});
afterAll(() => test.close());

async function uploadResume(by: TestUser, person = by, text = RESUME): Promise<string> {
  const query = { use_as: "resume", use_for: person.id };
  const answer = await uploadFile(
    test,
    by,
    { bytes: Buffer.from(text), name: "cv.txt", type: "text/plain" },
    query,
  );
  return (answer.body.payload as StoredFile).id;
}

const read = (by: TestUser, query: Record<string, string>) => test.as(by).get("/resume_review", query);
const reviewOf = (answer: Answer): ResumeReview => {
  expect(answer.status).toBe(200);
  return answer.body.payload as ResumeReview;
};
const add = (by: TestUser, body: object) => test.as(by).post("/resume_review/add", body);
const decide = (by: TestUser, body: object) => test.as(by).put("/resume_review", body);

/** What the profile of a person holds, by its kind. */
async function held(person: TestUser) {
  const { rows } = await acrossCompanies(test.db, (tx) =>
    tx.$client.query(
      `select array(select level || ' ' || source from person_skills where user_id = $1 and valid_to is null) as skills,
         array(select position from experiences where user_id = $1) as experience,
         array(select language || ' ' || level from person_languages where user_id = $1) as languages`,
      [person.id],
    ),
  );
  return rows[0];
}

describe("reviewing one's own résumé", () => {
  it("shows every row open, with the words it rests on, and a level only where the document gives one", async () => {
    const person = await buildUser(test.db, company);
    const review = reviewOf(await read(person, { file_id: await uploadResume(person) }));
    expect(review).toMatchObject({ finished: false, can: ["review"], person: { id: person.id } });
    const levels = Object.fromEntries(review.skills.map((one) => [one.key, one]));
    expect(levels[welding]).toMatchObject({ level: 5, level_source: "stated", state: "open" });
    expect(levels[plumbing]).toMatchObject({ level: null, state: "open" });
    expect(review.languages).toMatchObject([{ language: "nl", level: "Native", state: "open" }]);
    expect(review.experience[0]).toMatchObject({
      start_date: "2015-01-01",
      current_job: true,
      state: "open",
    });
    expect(review.experience[0]?.words).toContain("2015");
  });

  it("adds what is chosen in one piece, as the person's own word, and keeps the rest open", async () => {
    const person = await buildUser(test.db, company);
    const file_id = await uploadResume(person);
    const { experience, skills } = reviewOf(await read(person, { file_id }));
    const [job] = experience;
    const entry = {
      position: "Senior welder",
      company: "Harbour Works",
      description: "",
      start_date: "2015-01-01",
      end_date: null,
      current_job: true,
    };
    const rows = {
      experience: [{ key: job?.key, entry }],
      languages: [{ key: "language:nl", entry: { language: "nl", level: "Native" } }],
      skills: [{ key: welding, entry: { skill_id: welding, level: 5 } }],
    };
    const after = reviewOf(await add(person, { file_id, ...rows }));
    expect(await held(person)).toEqual({
      skills: ["5 self"],
      experience: ["Senior welder"],
      languages: ["nl Native"],
    });
    expect(after.experience[0], "also where it was edited").toMatchObject({ state: "added" });
    expect(after.skills.find(({ key }) => key === plumbing)).toMatchObject({ state: "open" });
    expect(after.finished).toBe(false);
    await add(person, { file_id, experience: rows.experience });
    expect((await held(person)).experience, "a row is added once").toEqual(["Senior welder"]);
    expect(skills.length).toBeGreaterThan(1);
  });

  it("keeps decisions, and is finished when nothing is open", async () => {
    const person = await buildUser(test.db, company);
    const file_id = await uploadResume(person, person, "Robin Falcon\n\nSKILLS\nArc welding\n");
    const left = reviewOf(await decide(person, { file_id, left_out: [welding] }));
    expect(left).toMatchObject({ finished: true, skills: [{ key: welding, state: "left_out" }] });
    const back = reviewOf(await decide(person, { file_id, left_out: [], finished: false }));
    expect(back).toMatchObject({ finished: false, skills: [{ key: welding, state: "open" }] });
  });

  it("adds nothing when one row is wrong", async () => {
    const person = await buildUser(test.db, company);
    const file_id = await uploadResume(person);
    const unknown = { key: "x", entry: { skill_id: outsider.id, level: 3 } };
    const answer = await add(person, {
      file_id,
      languages: [{ key: "language:nl", entry: { language: "nl", level: "Native" } }],
      skills: [unknown],
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { "skills.0.entry.skill_id": expect.any(String) } },
    });
    expect(await held(person)).toMatchObject({ languages: [], skills: [] });
  });
});

describe("who reviews", () => {
  it("is the person, and for a candidate those who keep the record; others read or are refused", async () => {
    const employee = await buildUser(test.db, company);
    const file_id = await uploadResume(employee);
    const hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
    expect(reviewOf(await read(hr, { file_id })).can).toEqual([]);
    expect((await decide(hr, { file_id, finished: true })).status).toBe(403);
    expect((await read(recruiter, { file_id })).status).toBe(403);
    for (const ask of [
      read(outsider, { file_id }),
      decide(outsider, { file_id }),
      add(outsider, { file_id }),
    ])
      expect((await ask).status).toBe(404);
    const candidate = await buildUser(test.db, company, { systemRole: "freelancer", account: false });
    const sent = await uploadResume(recruiter, candidate);
    const rows = [{ key: welding, entry: { skill_id: welding, level: 5 } }];
    expect(reviewOf(await add(recruiter, { file_id: sent, skills: rows })).can).toEqual(["review"]);
    expect((await held(candidate)).skills, "as the document says").toEqual(["5 inferred"]);
    const own = [{ key: plumbing, entry: { skill_id: plumbing, level: 3 } }];
    await add(recruiter, { file_id: sent, skills: own });
    expect((await held(candidate)).skills, "on the recruiter's word").toContain("3 confirmed");
  });

  it.each([
    ["GET", "/resume_review", {}],
    ["POST", "/resume_review/add", { file_id: "x" }],
    ["PUT", "/resume_review", { file_id: "x" }],
  ] as const)("%s %s asks for a session and a résumé", async (method, path, body) => {
    expect((await test.ask(method, path, { body })).status).toBe(401);
    const person = await buildUser(test.db, company);
    const as = test.as(person);
    const answer = await (method === "GET"
      ? as.get(path)
      : method === "POST"
        ? as.post(path, body)
        : as.put(path, body));
    expect(answer.status).toBe(400);
  });
});

describe("an application's résumé", () => {
  const terms = { hourly_rate: 1, hours: 8, motivation: "I weld.", salary_proposal: null };
  const dates = { available_from: "2027-01-01", available_until: "2028-01-01" };

  async function applied(person: TestUser) {
    const job = await buildVacancy(test.db, recruiter, { requires: [{ skillId: welding, level: 5 }] });
    const answer = await test
      .as(person)
      .post("/applications", { ...terms, ...dates, job_vacancy_id: job.id });
    expect(answer.status).toBe(200);
    await runJobs(test.app.services);
    return { job, id: (answer.body.payload as { id: string }).id };
  }

  async function cardOf(job: { id: string }) {
    const answer = await test.as(recruiter).get("/candidate_list/pipeline", { job_vacancy_id: job.id });
    return (answer.body.payload as Pipeline).stages.flatMap(({ cards }) => cards)[0];
  }

  it("scores that application alone, marked as unconfirmed, until the person confirms it", async () => {
    const person = await buildUser(test.db, company);
    const file_id = await uploadResume(person);
    const { job, id } = await applied(person);
    expect((await cardOf(job))?.match).toMatchObject({ band: "high", provisional: true });
    const detail = await test.as(recruiter).get("/applications/detail", { id });
    expect((detail.body.payload as ApplicationDetail).resume).toMatchObject({
      file_id,
      name: "cv.txt",
      unconfirmed_skills: 2,
    });
    const asked = { job_vacancy_id: job.id, user_id: person.id };
    const sheet = (await test.as(recruiter).get("/job_vacancy/match", asked)).body.payload as MatchSheet;
    expect(sheet).toMatchObject({ provisional: true, requirements: [{ source: "inferred", have: 5 }] });
    expect((await held(person)).skills, "nothing entered the profile").toEqual([]);
    const shown = reviewOf(await read(recruiter, { application_id: id }));
    expect(shown, "the recruiter reads, the employee confirms").toMatchObject({ can: [] });

    await add(person, { file_id, skills: [{ key: welding, entry: { skill_id: welding, level: 5 } }] });
    expect((await cardOf(job))?.match).toMatchObject({ band: "very_high", provisional: false });
  });

  it("counts no more once the review is finished, and stays with the application when the profile's is replaced", async () => {
    const person = await buildUser(test.db, company);
    const file_id = await uploadResume(person);
    const { job, id } = await applied(person);
    const score = (await cardOf(job))?.match.score ?? 0;
    await uploadResume(person, person, "Robin Falcon\n\nSKILLS\nPipe plumbing\n");
    expect(reviewOf(await read(recruiter, { application_id: id })).file.id).toBe(file_id);
    expect((await cardOf(job))?.match).toMatchObject({ score, provisional: true });
    await decide(person, { file_id, finished: true });
    expect((await cardOf(job))?.match.provisional).toBe(false);
  });

  it("is read only by those who see the job's applicants", async () => {
    const person = await buildUser(test.db, company);
    await uploadResume(person);
    const { id } = await applied(person);
    const stranger = await buildUser(test.db, company, { systemRole: "moderator" });
    expect((await read(stranger, { application_id: id })).status).toBe(403);
    expect((await read(outsider, { application_id: id })).status).toBe(404);
  });
});
