import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Interview } from "@vaardig/contract/interviews/interviews";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { applications } from "../domain/applications/applications.table.ts";
import { interviews } from "../domain/interviews/interviews.table.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { buildApp, type TestApp } from "./buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "./factories.ts";
import { buildApplication, buildVacancy } from "./jobFactories.ts";
import { mailsTo } from "./mailsTo.ts";

const HOUR = 3_600_000;
/** The full hour in so many hours. */
export const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR);

type Part = {
  stage?: ApplicationCard["stage"];
  applied?: boolean;
  language?: "en" | "nl";
  account?: boolean;
};

/** Who takes part; the job and its interviewer are new for each test. */
interface Parties {
  test: TestApp;
  company: TestCompany;
  recruiter: TestUser;
  interviewer: TestUser;
  vacancy: { id: string };
  /** The applicant of the last `stands`, and the id of the application. */
  person: TestUser;
  id: string;
}

/** Sets up, for each test of a file, a job on which a recruiter has an applicant, and returns what they do. */
export function applicantScene() {
  const at = {} as Parties;
  beforeAll(async () => {
    at.test = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
    at.company = await buildCompany(at.test.db, { name: "Noordlicht" });
    at.recruiter = await buildUser(at.test.db, at.company, {
      systemRole: "moderator",
      firstName: "Rita",
      lastName: "Smit",
    });
  });
  beforeEach(async () => {
    at.vacancy = await buildVacancy(at.test.db, at.recruiter, { name: "Planner" });
    at.interviewer = await buildUser(at.test.db, at.company);
  });
  afterAll(() => at.test.close());

  /** Someone on the list of the job; applied unless it is said otherwise. */
  async function stands({
    stage = "Application",
    applied = true,
    language = "en",
    account = true,
  }: Part = {}) {
    at.person = await buildUser(at.test.db, at.company, {
      systemRole: "freelancer",
      firstName: "Ann",
      language,
      account,
      ...(!account && { status: "not_invited" as const }),
    });
    const made = await buildApplication(at.test.db, at.vacancy, at.person, {
      stage,
      addedBy: at.recruiter.id,
      appliedAt: applied ? new Date() : null,
    });
    at.id = made.id;
  }

  async function send(command: string, more: object = {}) {
    const [row] = await acrossCompanies(at.test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, at.id)),
    );
    const answer = await at.test
      .as(at.recruiter)
      .post(`/applications/${command}`, { id: at.id, version: row?.version, ...more });
    expect(answer.body).toMatchObject({ success: true });
    return answer.body.payload as { card: ApplicationCard; mail?: boolean };
  }
  const reject = (more: object = {}) => send("reject", { reason: "skills", ...more });

  async function offerTimes(more: object = {}): Promise<Interview> {
    const { body } = await at.test.as(at.recruiter).post("/interviews", {
      application_id: at.id,
      title: "Eerste gesprek",
      kind: "on_site",
      place: "Herestraat 1",
      minutes: 45,
      slots: [inHours(48).toISOString(), inHours(72).toISOString()],
      interviewer_ids: [at.interviewer.id],
      ...more,
    });
    return body.payload as Interview;
  }
  const book = ({ id: interview, slots, version }: Interview) =>
    at.test.as(at.recruiter).post("/interviews/book", { id: interview, slot_id: slots[0]?.id, version });
  const took = (interview: Interview) =>
    acrossCompanies(at.test.db, (tx) =>
      tx
        .update(interviews)
        .set({ startsAt: new Date(Date.now() - HOUR) })
        .where(eq(interviews.id, interview.id)),
    );

  const texts = async () =>
    (await mailsTo(at.test.db, at.person.email)).map(({ subject, text }) => `${subject}\n${text}`);
  const subjects = async () => (await mailsTo(at.test.db, at.person.email)).map(({ subject }) => subject);

  return { at, stands, send, reject, offerTimes, book, took, texts, subjects };
}
