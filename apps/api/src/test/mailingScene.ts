import { randomUUID } from "node:crypto";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { MailSending, SentMail } from "@vaardig/contract/mail-templates/mailSendings";
import type { applications } from "../domain/applications/applications.table.ts";
import type { Answer, TestApp } from "./buildApp.ts";
import { buildUser, type TestCompany, type TestUser } from "./factories.ts";
import { buildApplication, buildVacancy } from "./jobFactories.ts";

type Applicant = TestUser & { applicationId: string };
type Placed = [Stage, Partial<TestUser>?, Partial<typeof applications.$inferInsert>?];

/** An email in both languages that is true for everyone. */
export const WORDS = {
  en: { subject: "News about {{job}}", message: "<p>Hello {{first_name}}</p>" },
  nl: { subject: "Nieuws over {{job}}", message: "<p>Hallo {{first_name}}</p>" },
};

/** Emails to the applicants of a recruiter's job, and what is shown of them. */
export interface MailingScene {
  /** Creates a job of the recruiter with people on it, each at a stage and with changes of their own. */
  scene: (...list: Placed[]) => Promise<{ job: string; applicants: Applicant[] }>;
  /** Sends an email, by the recruiter and with a key unless given otherwise. */
  send: (body: object, by?: TestUser, key?: string) => Promise<Answer>;
  sendings: (job: string) => Promise<{ data: MailSending[]; total: number }>;
  history: (query: Record<string, string>, by?: TestUser) => Promise<{ data: SentMail[]; total: number }>;
}

/** Returns what the tests of emails to applicants do; `on` is read at each call, once the tests are set up. */
export function mailingScene(
  on: () => { app: TestApp; company: TestCompany; recruiter: TestUser },
): MailingScene {
  return {
    scene: async (...list) => {
      const { app, company, recruiter } = on();
      const vacancy = await buildVacancy(app.db, recruiter);
      const applicants: Applicant[] = [];
      for (const [stage, overrides, values] of list) {
        const person = await buildUser(app.db, company, { systemRole: "freelancer", ...overrides });
        const { id } = await buildApplication(app.db, vacancy, person, {
          stage,
          addedBy: recruiter.id,
          ...values,
        });
        applicants.push({ ...person, applicationId: id });
      }
      return { job: vacancy.id, applicants };
    },
    send: (body, by = on().recruiter, key = randomUUID()) => {
      const { app } = on();
      const headers = { authorization: `Bearer ${app.as(by).token}`, ...(key && { "idempotency-key": key }) };
      return app.ask("POST", "/mail_template/send", { body, headers });
    },
    sendings: async (job) => {
      const { app, recruiter } = on();
      const { body } = await app.as(recruiter).get("/mail_template/sendings", { job_id: job });
      return body.payload as { data: MailSending[]; total: number };
    },
    history: async (query, by = on().recruiter) => {
      const { body } = await on().app.as(by).get("/mail_template/sent", query);
      return body.payload as { data: SentMail[]; total: number };
    },
  };
}
