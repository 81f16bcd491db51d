import type { Interview } from "@vaardig/contract/interviews/interviews";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test as it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let recruiter: TestUser;
let interviewer: TestUser;
let person: TestUser;
let job: string;
let id: string;

beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
});
beforeEach(async () => {
  const company = await buildCompany(test.db, { name: "Noordlicht & Zn" });
  recruiter = await buildUser(test.db, company, { systemRole: "moderator", firstName: "Rita" });
  interviewer = await buildUser(test.db, company);
});
afterAll(() => test.close());

interface Part {
  applied: boolean;
  account: boolean;
}

/** Someone at the stage of interviews, among colleagues of one language. */
async function stands(language: Language, { applied, account }: Part): Promise<void> {
  const { companyId } = recruiter;
  await acrossCompanies(test.db, (tx) =>
    tx.update(users).set({ language }).where(eq(users.companyId, companyId)),
  );
  const vacancy = await buildVacancy(test.db, recruiter, { name: "Planner <dienst>", external: true });
  job = vacancy.id;
  person = await buildUser(
    test.db,
    { id: companyId },
    {
      systemRole: "freelancer",
      firstName: "Ann",
      language,
      account,
      ...(!account && { status: "not_invited" as const }),
    },
  );
  const at = { stage: "Interview" as const, addedBy: recruiter.id, appliedAt: applied ? new Date() : null };
  ({ id } = await buildApplication(test.db, vacancy, person, at));
}

const ok = async (answer: Promise<{ status: number; body: { payload?: unknown } }>) => {
  const { status, body } = await answer;
  expect(status).toBe(200);
  return body.payload;
};
async function command(name: string, more: object = {}): Promise<unknown> {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, id)),
  );
  return ok(test.as(recruiter).post(`/applications/${name}`, { id, version: row?.version, ...more }));
}
const inDays = (days: number) => new Date((Math.floor(Date.now() / 86_400_000) + days) * 86_400_000 + 36e6);
async function offer(title: string): Promise<Interview> {
  const slots = [inDays(4).toISOString(), inDays(5).toISOString()];
  const talk = { application_id: id, title, kind: "on_site", place: "Maashaven 15, Rotterdam", minutes: 45 };
  const body = { ...talk, slots, interviewer_ids: [interviewer.id] };
  return (await ok(test.as(recruiter).post("/interviews", body))) as Interview;
}
const book = ({ id: interview, slots, version }: Interview) =>
  ok(test.as(recruiter).post("/interviews/book", { id: interview, slot_id: slots[0]?.id, version }));
const write = (name: string) =>
  ok(
    test
      .as(recruiter)
      .post("/mail_template/send", { job_id: job, recipients: { application_ids: [id] }, temp_name: name }),
  );
async function withdraw(): Promise<unknown> {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, id)),
  );
  return ok(test.as(person).post("/my_applications/withdraw", { id, version: row?.version }));
}
const TERMS = { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome" };

const STORIES: Record<string, Part & { happens: () => Promise<unknown> }> = {
  "applied, met and rejected": {
    applied: true,
    account: true,
    happens: async () => {
      await write("Application");
      await book(await offer("First interview"));
      await offer("Second interview");
      await command("reject", { reason: "skills" });
    },
  },
  "applied, met and withdrawn": {
    applied: true,
    account: true,
    happens: async () => {
      await write("Application");
      await book(await offer("First interview"));
      await withdraw();
    },
  },
  "applied without an account and hired": {
    applied: true,
    account: false,
    happens: async () => {
      await book(await offer("First interview"));
      await command("offer", TERMS);
      await command("hire", { convert: true });
    },
  },
  "found, invited and rejected": {
    applied: false,
    account: false,
    happens: async () => {
      await write("Vacancy");
      await write("Interview");
      await offer("First interview");
      await command("reject", { reason: "skills", mail: true });
    },
  },
};

/** Words without their layout; the link to unsubscribe is behind its word in HTML. */
const wordsOf = (text: string) => text.replace(/: https\S+\/unsubscribe\S+/, "").replace(/\s+/g, "");
const ofHtml = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(Object.entries(STORIES))(
    "%s: every mail is complete and recognised by its subject",
    async (_name, story) => {
      await stands(language, story);
      await story.happens();
      for (const { email } of [person, recruiter, interviewer]) {
        const mails = await mailsTo(test.db, email);
        const subjects = mails.map(({ subject }) => subject);
        expect(subjects).toEqual([...new Set(subjects)]);
        for (const { subject, text, html } of mails) {
          expect((subject + text).replace(/https\S+/g, "")).not.toMatch(/\{\{|undefined|null|NaN/);
          expect(text.split("\n").every((line) => line === line.trim())).toBe(true);
          if (html !== null) expect(wordsOf(ofHtml(html))).toBe(wordsOf(text));
        }
      }
      expect((await mailsTo(test.db, person.email)).length).toBeGreaterThan(3);
    },
  );
});
