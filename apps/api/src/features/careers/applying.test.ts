import { corruptPdf } from "@vaardig/resume/testing/badDocuments";
import { makeResumePdf } from "@vaardig/resume/testing/makeResumePdf";
import { englishResume } from "@vaardig/resume/testing/resumeContent";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import { files } from "../../domain/files/files.table.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo, secretIn } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let test: TestApp;
let company: TestCompany;
let owner: TestUser;
let job: { id: string };
let pdf: Uint8Array;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db, { slug: "wind", name: "Wind" });
  owner = await buildUser(test.db, company, { systemRole: "moderator" });
  pdf = await makeResumePdf(englishResume());
});
beforeEach(async () => {
  job = await buildVacancy(test.db, owner, {
    external: true,
    salaryFrom: 3000,
    salaryTo: 4000,
    name: "Welder",
  });
});
afterAll(() => test.close());

interface Sent {
  bytes?: Uint8Array;
  name?: string;
}

/** Sends the form as a browser does; `bytes` is the résumé. */
async function send(email: string, fields: object = {}, { bytes = pdf, name = "cv.pdf" }: Sent = {}) {
  const data = {
    company_slug: "wind",
    job_vacancy_id: job.id,
    first_name: "Noor",
    last_name: "Visser",
    email,
    phone: "06 1",
    motivation: "I weld.",
    hours: 32,
    available_from: "2027-01-01",
    available_until: "2028-01-01",
    hourly_rate: 62.5,
    salary_proposal: null,
    consent: false,
    token: await tokenFrom(test),
    ...fields,
  };
  return post(data, new Blob([Buffer.from(bytes)]), name);
}

async function post(data: object, file?: Blob, name = "cv.pdf"): Promise<Answer> {
  const form = new FormData();
  form.append("data", JSON.stringify(data));
  if (file) form.append("file", file, name);
  const request = new Request("http://localhost", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  return test.ask("POST", "/careers/apply", { body, headers });
}

const all = <T>(work: Parameters<typeof acrossCompanies<T>>[1]) => acrossCompanies(test.db, work);
const personOf = (email: string) => all((tx) => tx.select().from(users).where(eq(users.email, email)));
const applied = () => all((tx) => tx.select().from(applications).where(eq(applications.vacancyId, job.id)));
const resumesOf = (userId: string) => all((tx) => tx.select().from(files).where(eq(files.userId, userId)));
const recordOf = (userId: string) =>
  all((tx) => tx.select().from(candidateRecords).where(eq(candidateRecords.userId, userId)));

describe("applying from outside", () => {
  it("makes an external person without an account, with résumé, consent and application", async () => {
    const answer = await send("noor@example.org", { consent: true });
    expect(answer.body).toEqual({ success: true, payload: {} });
    const [person] = await personOf("noor@example.org");
    expect(person).toMatchObject({
      systemRole: "freelancer",
      account: false,
      // Ranked like every candidate.
      status: "active",
      firstName: "Noor",
      phone: "06 1",
    });
    expect(await applied()).toMatchObject([
      {
        userId: person?.id,
        stage: "Application",
        source: "careers",
        motivation: "I weld.",
        hours: 32,
        hourlyRate: 62.5,
      },
    ]);
    const [resume] = await resumesOf(person?.id ?? "");
    expect(resume).toMatchObject({ name: "cv.pdf", contentType: "application/pdf" });
    expect(resume?.reading).not.toBeNull();
    expect(await recordOf(person?.id ?? "")).toMatchObject([
      { source: "careers", consentAt: expect.any(Date) },
    ]);
    const toOwner = (await mailsTo(test.db, owner.email)).at(-1);
    expect(toOwner?.subject).toBe("Noor Visser applied for Welder");
    expect(await mailNamesTo(test.db, "noor@example.org")).toEqual(["application_received"]);
  });

  it("mails a link that proves the address, makes the account and shows the application", async () => {
    await send("link@example.org");
    await test.ask("POST", "/auth/forgot_password", {
      body: { email: "link@example.org", token: await tokenFrom(test) },
    });
    await runJobs(test.app.services);
    const [received, again] = await mailsTo(test.db, "link@example.org");
    expect(received?.subject).toBe("We received your application for Welder");
    const set = async (mail: { text: string } | undefined) =>
      test.ask("POST", "/auth/set_password", {
        body: { invite: secretIn(mail), new_password1: "Kanaal-brug-7", new_password2: "Kanaal-brug-7" },
      });
    expect(received?.text.endsWith("Wind"), "signed by the company that the applicant knows").toBe(true);
    const opened = await test.ask("GET", "/auth/invitation", { query: { invite: secretIn(again) } });
    expect(opened.body.payload).toMatchObject({ applicant: true });
    expect(again?.subject, "who forgot to use it gets another").toContain("invites you");
    expect((await set(received)).body.code, "which voids the first").toBe("invitation_expired");
    const { token } = (await set(again)).body.payload as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const mine = await test.ask("GET", "/my_applications", { headers });
    expect(mine.body.payload).toMatchObject({ total: 1, data: [{ status: "received" }] });
    expect(await personOf("link@example.org")).toMatchObject([{ account: true, status: "active" }]);
  });

  it("keeps nothing about consent that was not ticked, and nothing of the bytes it refuses", async () => {
    await send("no@example.org");
    const [person] = await personOf("no@example.org");
    expect(await recordOf(person?.id ?? "")).toMatchObject([{ consentAt: null }]);
    const corrupt = await send("corrupt@example.org", {}, { bytes: await corruptPdf() });
    expect(corrupt).toMatchObject({ status: 422, body: { code: "file_corrupt" } });
    expect((await send("exe@example.org", {}, { bytes: Buffer.from("MZ\0\0"), name: "cv.pdf" })).status).toBe(
      415,
    );
    expect((await send("none@example.org", {}, { bytes: new Uint8Array() })).body.code).toBe("file_empty");
    const large = await send("large@example.org", {}, { bytes: new Uint8Array(11 * 1024 * 1024) });
    expect(large).toMatchObject({ status: 413, body: { code: "file_too_large" } });
    for (const name of ["corrupt", "exe", "none", "large"])
      expect(await personOf(`${name}@example.org`)).toEqual([]);
  });
});

describe("a known address", () => {
  it("gets the same answer, keeps what is on file, and is notified by mail", async () => {
    const known = await buildUser(test.db, company, { systemRole: "freelancer", firstName: "Olga" });
    const fresh = await send("fresh@example.org");
    const answer = await send(known.email, { consent: true });
    expect([answer.status, answer.body]).toEqual([fresh.status, fresh.body]);
    expect(await personOf(known.email)).toMatchObject([{ firstName: "Olga", phone: null }]);
    expect((await recordOf(known.id))[0]?.consentAt, "decided in the account").toBeNull();
    const [mail] = await mailsTo(test.db, known.email);
    expect(mail?.text).toContain("/login");
    const again = await send(known.email, {}, { name: "other.pdf" });
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    const repeated = (await mailsTo(test.db, known.email)).at(-1);
    expect(repeated?.subject).toBe("Your application for Welder: sent again");
    expect(repeated?.text).toContain("It stays as it was.");
    expect(repeated?.text).toContain("You do not have to do anything.");
    expect(await resumesOf(known.id)).toMatchObject([{ name: "cv.pdf" }]);
    expect(await applied()).toHaveLength(2);
    expect(await mailNamesTo(test.db, known.email)).toEqual(["application_received", "application_again"]);
  });

  it.each(["rejected", "hired"] as const)(
    "learns that nothing was added once the company has decided: %s",
    async (outcome) => {
      const known = await buildUser(test.db, company, { systemRole: "freelancer" });
      const fresh = await send(`fresh-${outcome}@example.org`);
      await buildApplication(test.db, job, known, { outcome });
      const answer = await send(known.email, {}, { name: "other.pdf" });
      expect([answer.status, answer.body]).toEqual([fresh.status, fresh.body]);
      const [mail] = await mailsTo(test.db, known.email);
      expect(mail).toMatchObject({
        name: "application_not_added",
        subject: "Your application for Welder was not added",
        text: expect.stringContaining(
          "Wind already has your details for Welder, so what you sent now was not added.",
        ),
      });
      // The decision may not be announced yet, and there may be nothing to follow.
      expect(mail?.text).not.toMatch(/http|reject|decision|withdraw|It stays as it was/);
      expect(await resumesOf(known.id)).toEqual([]);
    },
  );

  it("of an account elsewhere gets a person here, without a link to an account", async () => {
    const elsewhere = await buildUser(test.db, await buildCompany(test.db));
    expect((await send(elsewhere.email)).status).toBe(200);
    expect(await personOf(elsewhere.email)).toHaveLength(2);
    const [mail] = await mailsTo(test.db, elsewhere.email);
    expect(mail).toMatchObject({ companyId: company.id, text: expect.not.stringContaining("http") });
  });

  it("without an account yet gets the newer résumé", async () => {
    await send("newer@example.org");
    await send("newer@example.org", {}, { name: "newer.pdf" });
    const [person] = await personOf("newer@example.org");
    expect(await resumesOf(person?.id ?? "")).toMatchObject([{ name: "newer.pdf" }]);
    const [, again] = await mailsTo(test.db, "newer@example.org");
    expect(again?.text).toContain("The résumé you sent now replaces the earlier one.");
    expect(again?.text).toContain("The other answers in your application stay as they were.");
    // A stranger's résumé may have replaced the reader's: that is not for doing nothing about.
    expect(again?.text).toContain("the résumé it has now is not yours");
    expect(again?.text).not.toMatch(/It stays as it was|You do not have to do anything/);
    expect(again?.name).toBe("application_new_resume");
  });

  it("sent twice at the same moment makes one person and one application", async () => {
    const answers = await Promise.all([send("race@example.org"), send("race@example.org")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await personOf("race@example.org")).toHaveLength(1);
    expect(await applied()).toHaveLength(1);
    const told = (await mailsTo(test.db, owner.email)).filter(({ subject }) => subject.includes("Noor"));
    const before = told.length;
    await send("race@example.org");
    expect(
      (await mailsTo(test.db, owner.email)).filter(({ subject }) => subject.includes("Noor")),
    ).toHaveLength(before);
  });
});

describe("refused", () => {
  it("without a solved check, and with one that was used", async () => {
    expect((await send("bot@example.org", { token: "bm8=" })).body.code).toBe("bot_check_failed");
    const token = await tokenFrom(test);
    expect((await send("first@example.org", { token })).status).toBe(200);
    expect((await send("bot@example.org", { token })).body.code).toBe("bot_check_used");
    expect(await personOf("bot@example.org")).toEqual([]);
  });

  it("with fields that are wrong, named one by one; hours 41 among them", async () => {
    const wrong = await send("nowhere", {
      hours: 41,
      first_name: "",
      available_until: "2026-01-01",
      motivation: "a".repeat(20_001),
      extra: 1,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toMatchObject({
      email: "Enter a valid email address",
      hours: "Availability must not exceed 40 hours",
      first_name: "This field is required",
    });
    const bare = await test.ask("POST", "/careers/apply", { body: {} });
    expect(bare.body.code).toBe("file_missing");
  });

  it("for a vacancy that was closed, is not for everyone, or of an unknown or paused company", async () => {
    const set = (values: Partial<typeof vacancies.$inferInsert>) =>
      all((tx) => tx.update(vacancies).set(values).where(eq(vacancies.id, job.id)));
    await set({ publication: "closed" });
    expect(await send("late@example.org")).toMatchObject({ status: 409, body: { code: "vacancy_closed" } });
    await set({ publication: "open", external: false });
    expect((await send("late@example.org")).status).toBe(404);
    expect((await send("late@example.org", { company_slug: "nobody" })).body.code).toBe("company_unknown");
    await buildCompany(test.db, { slug: "resting", lifecycle: "paused" });
    expect((await send("late@example.org", { company_slug: "resting" })).body.code).toBe("company_paused");
    expect(await personOf("late@example.org")).toEqual([]);
  });

  it("too often for one address", async () => {
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 8; at += 1) codes.push((await send("often@example.org")).body.code);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(codes).toContain("too_many_attempts");
  });
});
