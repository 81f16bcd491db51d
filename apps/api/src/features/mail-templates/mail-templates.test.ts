import { randomUUID } from "node:crypto";
import type { MailRecipient, RenderedMail } from "@vaardig/contract/mail-templates/mailSendings";
import { SITUATIONS } from "@vaardig/contract/mail-templates/mailSituations";
import type { MailTemplate, TemplateName } from "@vaardig/contract/mail-templates/mailTemplates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { redactSecrets } from "../../platform/mail/redactSecrets.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

let app: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let other: TestUser;
let hr: TestUser;
let candidate: TestUser;
let job: string;
let foreignJob: string;
beforeAll(async () => {
  app = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  company = await buildCompany(app.db, { name: "Noordlicht" });
  const people = await buildEveryRole(app.db, company);
  ({ moderator: recruiter, hr_manager: hr } = people);
  other = await buildUser(app.db, company, { systemRole: "moderator" });
  candidate = await buildUser(app.db, company, {
    systemRole: "freelancer",
    firstName: "Ann",
    lastName: "<Vries>",
    language: "nl",
  });
  job = (await buildVacancy(app.db, recruiter, { name: "Engineer & planner" })).id;
  await acrossCompanies(app.db, (tx) =>
    tx.insert(applications).values({
      companyId: company.id,
      vacancyId: job,
      userId: candidate.id,
      addedBy: recruiter.id,
      stage: "Application",
      appliedAt: new Date(),
    }),
  );
  const foreign = await buildUser(app.db, await buildCompany(app.db), { systemRole: "moderator" });
  foreignJob = (await buildVacancy(app.db, foreign)).id;
});
afterAll(() => app.close());

const words = (subject: string, message: string) => ({ en: { subject, message } });
const save = (by: TestUser, body: object) => app.as(by).post("/mail_template", body);
const read = (name: string, jobId?: string) =>
  app.as(recruiter).get("/mail_template", { temp_name: name, ...(jobId && { job_id: jobId }) });
const template = ({ body }: Answer) => body.payload as MailTemplate;

describe("a template", () => {
  test("comes from the product, then from the company, then from the job, and goes back step by step", async () => {
    const name = "Interview";
    expect(template(await read(name, job))).toMatchObject({
      source: "product",
      version: null,
      can: ["save_job", "save_company"],
      words: { nl: { subject: "We willen graag met je praten over de functie {{job}}" } },
    });
    const ofCompany = await save(other, {
      temp_name: name,
      words: words("Company", "<p>Come, {{first_name}}</p>"),
    });
    expect(template(ofCompany)).toMatchObject({
      source: "company",
      version: 1,
      changed_by: "Test Person",
    });
    // A language that the company did not write stays the product's.
    expect(template(await read(name, job)).words.nl?.subject).toContain("graag met je praten");
    await save(recruiter, { job_id: job, temp_name: name, words: words("Job", "<p>Now</p>") });
    expect(template(await read(name, job))).toMatchObject({
      source: "job",
      words: { en: { subject: "Job" } },
    });
    expect(template(await read(name))).toMatchObject({
      source: "company",
      words: { en: { subject: "Company" } },
    });
    const remove = (query: Record<string, string>) => app.as(recruiter).delete("/mail_template", query);
    expect((await remove({ job_id: job, temp_name: name })).status).toBe(200);
    expect((await remove({ job_id: job, temp_name: name })).status).toBe(404);
    expect((await remove({ temp_name: name })).status).toBe(200);
    expect(template(await read(name, job)).source).toBe("product");
  });

  test("is replaced by anyone who saw its version, and by no one else", async () => {
    const own = (version?: number) => ({
      temp_name: "Parking",
      words: words("Parking", "<p>Park here</p>"),
      ...(version && { version }),
    });
    const both = await Promise.all([save(recruiter, own()), save(other, own())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(recruiter, own(7))).body.code).toBe("stale_version");
    expect(template(await save(recruiter, own(1))).version).toBe(2);
    const names = (await app.as(recruiter).get("/mail_template/template_names", { job_id: job })).body
      .payload as { data: TemplateName[] };
    expect(names.data.map(({ temp_name: name }) => name)).toEqual([...SITUATIONS, "Parking"]);
    expect(names.data.at(-1)).toEqual({
      temp_name: "Parking",
      situation: false,
      source: "company",
      languages: ["en"],
    });
    expect((await read("Nothing")).status).toBe(404);
  });

  test("keeps the allowed part of its HTML", async () => {
    const message =
      '<p onclick="x">Hi <b>you</b><script>alert(1)</script> <a href="javascript:x">there</a></p>';
    const saved = await save(recruiter, { temp_name: "Clean", words: words("S", message) });
    expect(template(saved).words.en?.message).toBe("<p>Hi <strong>you</strong> there</p>");
  });

  test.each([
    ["an unknown variable", { subject: "S", message: "<p>{{salary}}</p>" }, "message", "salary"],
    ["one in the subject", { subject: "{{x}}", message: "<p>M</p>" }, "subject", "“x”"],
    ["one that was never closed", { subject: "S", message: "<p>{{job</p>" }, "message", "job"],
    ["one with markup in it", { subject: "S", message: "<p>{{fi<b>rst</b>_name}}</p>" }, "message", "first"],
    ["an expression", { subject: "S", message: "<p>{{ job.length }}</p>" }, "message", "job.length"],
    [
      "nothing but markup",
      { subject: "S", message: "<p> <br>&nbsp;</p><script>x</script>" },
      "message",
      "empty",
    ],
    ["no subject", { subject: " ", message: "<p>M</p>" }, "subject", "required"],
    ["two lines of subject", { subject: "S\r\nBcc: x@y.z", message: "<p>M</p>" }, "subject", "single line"],
    ["20,001 characters", { subject: "S", message: `<p>${"é".repeat(20_001)}</p>` }, "message", "20,000"],
    ["a long subject", { subject: "S".repeat(121), message: "<p>M</p>" }, "subject", "120"],
    [
      "a variable that no mail of this name has",
      { subject: "S", message: "<p>{{offer_start}}</p>" },
      "message",
      "offer_start",
    ],
  ])("is refused for %s", async (_, en, field, told) => {
    const answer = await save(recruiter, { temp_name: "Bad", words: { en } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[`words.en.${field}`]).toContain(told);
  });

  test("has the variables of its situation and no others", async () => {
    const savedAs = async (name: string, variable: string) =>
      (await save(recruiter, { temp_name: name, words: words("S", `<p>{{${variable}}}</p>`) })).body.fields;
    expect(await savedAs("Job offer", "offer_start")).toBeUndefined();
    expect(await savedAs("Interview times", "interview_time")).toBeUndefined();
    expect(await savedAs("Interview", "interview_time")).toEqual({
      "words.en.message": "“interview_time” has no value in this type of email. Remove it",
    });
    expect(await savedAs("Rejection after application", "sign_in")).toHaveProperty(["words.en.message"]);
    for (const name of ["Job offer", "Interview times"])
      await app.as(recruiter).delete("/mail_template", { temp_name: name });
  });

  test("may have 20,000 characters, however much markup is around them", async () => {
    const message = `<p>${"<strong>a</strong>".repeat(3_000)}${"b".repeat(17_000)}</p>`;
    expect((await save(recruiter, { temp_name: "Long", words: words("S", message) })).status).toBe(200);
  });

  test("of the company is kept by recruiters and administrators; HR writes those of its jobs", async () => {
    const own = (await buildVacancy(app.db, hr)).id;
    const body = { temp_name: "Chat", words: words("Chat", "<p>Hi</p>") };
    const remove = (query: Record<string, string>) => app.as(hr).delete("/mail_template", query);
    expect((await save(hr, body)).status).toBe(403);
    expect((await save(recruiter, body)).status).toBe(200);
    expect((await remove({ temp_name: "Chat" })).status).toBe(403);
    const names = async (query: Record<string, string>) =>
      (await app.as(hr).get("/mail_template/template_names", query)).body.payload;
    expect(await names({ job_id: own })).toMatchObject({ can: ["save_job"] });
    expect(await names({})).toMatchObject({ can: [] });
    const saved = await save(hr, { ...body, job_id: own });
    expect(template(saved)).toMatchObject({ source: "job", can: ["save_job", "delete"] });
    expect((await remove({ temp_name: "Chat", job_id: own })).status).toBe(200);
    expect((await save(hr, { ...body, job_id: job })).status).toBe(403);
    expect((await save(hr, { ...body, job_id: foreignJob })).status).toBe(404);
    expect((await app.as(recruiter).delete("/mail_template", { temp_name: "Chat" })).status).toBe(200);
  });

  test("of a job belongs to those who work on it", async () => {
    const body = { job_id: job, temp_name: "Mine", words: words("S", "<p>M</p>") };
    expect((await save(other, body)).status).toBe(403);
    expect((await save(recruiter, { ...body, job_id: foreignJob })).status).toBe(404);
    expect((await save(recruiter, body)).status).toBe(200);
    for (const path of ["", "/template_names"]) {
      const query = { ...(path === "" && { temp_name: "Mine" }) };
      const ask = (by: TestUser, id: string) =>
        app.as(by).get(`/mail_template${path}`, { ...query, job_id: id });
      expect((await ask(other, job)).status).toBe(403);
      expect((await ask(recruiter, foreignJob)).status).toBe(404);
    }
    const remove = (by: TestUser, id: string) =>
      app.as(by).delete("/mail_template", { job_id: id, temp_name: "Mine" });
    expect((await remove(other, job)).status).toBe(403);
    expect((await remove(recruiter, foreignJob)).status).toBe(404);
  });
});

describe("a preview", () => {
  const preview = (body: object, by = recruiter) =>
    app.as(by).post("/mail_template/preview", { job_id: job, user_id: candidate.id, ...body });

  test("is what the person would get, in the person's language", async () => {
    const mail = (await preview({ temp_name: "Application" })).body.payload as RenderedMail;
    expect(mail).toMatchObject({
      language: "nl",
      to: candidate.email,
      subject: "Je sollicitatie op de vacature Engineer & planner is binnen",
    });
    const withLink = (await preview({ temp_name: "Vacancy" })).body.payload as RenderedMail;
    expect(withLink.text).toContain("https://vaardig.test/external/mijn-sollicitaties");
    expect(withLink.html).toContain('<a href="https://vaardig.test/external/mijn-sollicitaties">');
    const typed = words("{{job}} {{stage}}", "<p>{{last_name}}</p><ul><li>{{company}}</li></ul>");
    expect((await preview({ words: typed })).body.payload).toMatchObject({
      language: "en",
      subject: "Engineer & planner Received",
      html: "<p>&lt;Vries&gt;</p><ul><li>Noordlicht</li></ul>",
      text: "<Vries>\n\n- Noordlicht",
    });
  });

  test("says of the link what the mail that leaves says", async () => {
    const elsewhere = await buildUser(app.db, await buildCompany(app.db));
    const guest = { systemRole: "freelancer", account: false } as const;
    const guests = await Promise.all([
      buildUser(app.db, company, { ...guest, language: "nl" }),
      buildUser(app.db, company, { ...guest, email: elsewhere.email }),
    ]);
    await acrossCompanies(app.db, (tx) =>
      tx.insert(applications).values(
        guests.map(({ id: userId }) => ({
          companyId: company.id,
          vacancyId: job,
          userId,
          addedBy: recruiter.id,
          stage: "Interview" as const,
          appliedAt: new Date(),
        })),
      ),
    );
    const listed = await app.as(recruiter).get("/mail_template/recipients", { job_id: job });
    const { data } = listed.body.payload as { data: MailRecipient[] };
    const applicationOf = new Map(data.map((one) => [one.user_id, one.application_id]));
    const [some] = guests;
    const chosen = await app
      .as(recruiter)
      .get("/mail_template/recipients", { job_id: job, user_ids: JSON.stringify([some.id]) });
    expect(chosen.body.payload).toMatchObject({ total: 1, data: [{ user_id: some.id, stage: "Interview" }] });
    const own = {
      en: { subject: "S", message: "<p>{{link}}</p>" },
      nl: { subject: "S", message: "<p>{{link}}</p>" },
    };
    const notes = ["De link vraagt je eerst een wachtwoord te kiezen", "Reply to this email instead"];
    for (const [index, person] of [...guests, candidate].entries()) {
      const shown = (await preview({ words: own, user_id: person.id })).body.payload as RenderedMail;
      const sent = await app.ask("POST", "/mail_template/send", {
        body: { job_id: job, recipients: { application_ids: [applicationOf.get(person.id)] }, words: own },
        headers: { authorization: `Bearer ${app.as(recruiter).token}`, "idempotency-key": randomUUID() },
      });
      expect(sent.body.code).toBeUndefined();
      const mail = (await mailsTo(app.db, person.email)).find(({ companyId }) => companyId === company.id);
      expect([shown.text, shown.html]).toEqual([
        redactSecrets(mail?.text ?? ""),
        redactSecrets(mail?.html ?? ""),
      ]);
      expect(shown.text).toContain(notes[index] ?? "Vraagt de pagina je in te loggen?");
    }
  });

  test("is refused for what cannot be sent", async () => {
    const offer = await preview({ words: words("S", "<p>{{offer_salary}}</p>") });
    expect(offer.body.fields).toEqual({
      "words.en.message": expect.stringMatching(
        /^“offer_salary” has no value in the email to .+\. Remove it$/,
      ),
    });
    expect((await preview({ temp_name: "Nothing" })).body.fields).toHaveProperty("temp_name");
    expect((await preview({})).status).toBe(400);
    expect((await preview({ temp_name: "Interview" }, other)).status).toBe(403);
    expect((await preview({ temp_name: "Interview", user_id: recruiter.id })).status).toBe(404);
    expect((await preview({ temp_name: "Interview", job_id: foreignJob })).status).toBe(404);
  });
});
