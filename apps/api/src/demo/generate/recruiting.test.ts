import { compileJob } from "@vaardig/matching/compileJob";
import type { SkillFacts } from "@vaardig/matching/model";
import { scoreCompiled } from "@vaardig/matching/scorer";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { describe, expect, test } from "vitest";
import { HAVENZORG } from "../data/havenzorg.ts";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { CANDIDATE_NOTES, MOTIVATIONS, REJECTION_REASONS, TASKS } from "../data/recruitingWords.ts";
import { daysBefore } from "../demoDates.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const isLicence = new Set(
  starter.skills.filter(({ kind }) => kind === "licence").map(({ key }) => `id of ${key}`),
);
const asks = Map.groupBy(
  starter.jobs.flatMap(({ skills }) => skills),
  ({ skill }) => `id of ${skill}`,
);
/** The taxonomy without neighbours, with which a score is never lower. */
const facts: SkillFacts = {
  canonical: (id) => id,
  idf: (id) => Math.log(starter.jobs.length / (asks.get(id)?.length ?? 1)),
  groupOf: () => new Set(),
  membersOf: () => [],
  neighbours: () => [],
  isLicence: (id) => isLicence.has(id),
};
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** Each day of a week, and the last of a year. */
const DAYS = ["2026-03-02", "2026-03-03", "2026-03-07", "2026-03-08", "2026-12-31"];

describe.each(
  [NOORDLICHT, HAVENZORG].flatMap((plan) =>
    DAYS.map((today) => ({ name: `${plan.slug} on ${today}`, plan, today })),
  ),
)("$name", ({ plan, today }) => {
  const made = generateCompany(plan, { today, passwordHash: "hash", starter, skillIds });
  const now = daysBefore(today, 0);
  const { applications, offers } = made.applications;
  const { interviews, slots, scorecards, tasks, notes, records } = made.recruiterWork;
  const userOf = new Map(made.users.map((user) => [user.id, user]));
  const applicationOf = new Map(applications.map((one) => [one.id, one]));
  const vacancyOf = new Map(made.vacancies.vacancies.map((one) => [one.id, one]));
  const languageOf = (id: string | null | undefined) => userOf.get(id ?? "")?.language ?? "en";

  test("most applicants fit moderately or better, those with an offer better than the middle", () => {
    const claims = Map.groupBy(
      made.skills.filter(({ validTo }) => !validTo),
      ({ userId }) => userId,
    );
    const scores = applications.map(({ vacancyId, userId, stage }) => {
      const job = compileJob(
        made.vacancies.skills
          .filter((skill) => skill.vacancyId === vacancyId)
          .map(({ importance = 3, mustHave = false, ...skill }) => ({ ...skill, importance, mustHave })),
        facts,
      );
      const own = (claims.get(userId) ?? []).map(({ skillId, level = null, source }) => ({
        skillId,
        level,
        source,
        lastUsedYears: 0,
      }));
      return { vacancyId, stage, score: (job && scoreCompiled(job, own, facts).score) ?? 0 };
    });
    const moderate = scores.filter(({ score }) => score >= 0.4).length / scores.length;
    expect(moderate).toBeGreaterThan(0.6);
    const byVacancy = Map.groupBy(scores, ({ vacancyId }) => vacancyId);
    for (const { vacancyId, score, stage } of scores)
      if (stage === "Job offer")
        expect(score).toBeGreaterThan(middle((byVacancy.get(vacancyId) ?? []).map((one) => one.score)));
  });

  test("each person writes in their own language, and no text is repeated about one person", () => {
    for (const { userId, motivation, reason, vacancyId } of applications) {
      const starts = Object.values(MOTIVATIONS[languageOf(userId)])
        .flat()
        .map((text) => text.split("{job}")[0] ?? "");
      if (motivation) expect(starts.some((start) => motivation.startsWith(start))).toBe(true);
      const said = REJECTION_REASONS[languageOf(vacancyOf.get(vacancyId)?.ownerId)].map(([, words]) => words);
      if (reason) expect(said).toContain(reason.split("\n")[1]);
    }
    for (const { title, authorId } of tasks)
      expect(
        Object.values(TASKS[languageOf(authorId)])
          .flat()
          .map((task) => task.title),
      ).toContain(title);
    for (const { title, authorId } of notes)
      expect(
        Object.values(CANDIDATE_NOTES[languageOf(authorId)])
          .flat()
          .map((note) => note.title),
      ).toContain(title);
    const once = [
      applications.map(({ userId, motivation }) =>
        motivation ? `${userId} ${motivation.slice(0, 20)}` : "",
      ),
      tasks.map(({ userId, title }) => `${userId} ${title}`),
      notes.map(({ userId, title }) => `${userId} ${title}`),
      scorecards.map(({ applicationId, summary }) => `${applicationId} ${summary}`),
    ];
    for (const texts of once) expect(repeated(texts.filter(Boolean))).toEqual([]);
  });

  test("recruiters write notes about people from outside alone, since managers read notes about their line", () => {
    expect(notes.length).toBeGreaterThan(0);
    for (const { userId } of notes) expect(userOf.get(userId)?.systemRole).toBe("freelancer");
  });

  test("people from outside apply where a vacancy is open to them, colleagues write as colleagues", () => {
    for (const { userId, vacancyId, motivation, source } of applications) {
      const isOutside = userOf.get(userId)?.systemRole === "freelancer";
      if (isOutside) expect(vacancyOf.get(vacancyId)?.external).toBe(true);
      expect(source === "careers").toBe(isOutside && motivation !== undefined);
      const texts = MOTIVATIONS[languageOf(userId)][isOutside ? "outside" : "inside"];
      if (motivation)
        expect(texts.some((text) => motivation.startsWith(text.split("{job}")[0] ?? ""))).toBe(true);
    }
  });

  test("terms are in the vacancy's range unless they were the reason, and offers are near them and in it", () => {
    for (const { vacancyId, reason, salaryProposal, hours } of applications) {
      const { salaryFrom, salaryTo, hours: wanted } = vacancyOf.get(vacancyId) ?? {};
      if (!salaryProposal || !salaryFrom || !salaryTo) continue;
      expect(salaryProposal).toBeGreaterThanOrEqual(salaryFrom);
      expect(salaryProposal > salaryTo).toBe(reason?.startsWith("terms") ?? false);
      expect((hours ?? 0) < (wanted ?? 0)).toBe(reason?.startsWith("availability") ?? false);
    }
    for (const { applicationId, salary, startDate } of offers) {
      const { vacancyId = "", salaryProposal, availableFrom } = applicationOf.get(applicationId) ?? {};
      const { salaryFrom, salaryTo } = vacancyOf.get(vacancyId) ?? {};
      expect(salary).toBeGreaterThanOrEqual(salaryFrom ?? Infinity);
      expect(salary).toBeLessThanOrEqual(salaryTo ?? 0);
      expect(Math.abs(salary - (salaryProposal ?? 0))).toBeLessThanOrEqual(100);
      expect(startDate >= (availableFrom ?? "")).toBe(true);
    }
  });

  test("nothing comes in for a vacancy after it was filled", () => {
    for (const { vacancyId, hiredAt } of applications.filter(({ hiredAt }) => hiredAt))
      for (const one of applications.filter((other) => other.vacancyId === vacancyId))
        expect(one.createdAt < (hiredAt ?? now)).toBe(true);
  });

  test("talks are on workdays in office hours, three times to choose from on three days, with an address only on site", () => {
    for (const { startsAt } of slots) {
      expect([0, 6]).not.toContain(startsAt.getUTCDay());
      expect(startsAt.getUTCHours()).toBeGreaterThanOrEqual(8);
      expect(startsAt.getUTCHours()).toBeLessThanOrEqual(15);
    }
    for (const { id, status } of interviews)
      expect(slots.filter(({ interviewId }) => interviewId === id)).toHaveLength(
        status === "offered" ? 3 : 1,
      );
    expect(
      interviews.filter(({ kind, place }) => (kind === "on_site") !== /^\D+ \d+, \D+$/.test(place ?? "")),
    ).toEqual([]);
  });

  test("people are known, apply, are talked with and hear the outcome in that order, none of it ahead", () => {
    for (const { userId, vacancyId, createdAt, stageSince, hiredAt } of applications) {
      expect(createdAt >= (vacancyOf.get(vacancyId)?.createdAt ?? now)).toBe(true);
      expect(createdAt >= (userOf.get(userId)?.createdAt ?? now)).toBe(true);
      expect(stageSince >= createdAt && stageSince <= now).toBe(true);
      if (hiredAt) expect(hiredAt >= createdAt && hiredAt <= now).toBe(true);
    }
    for (const { applicationId, startsAt, createdAt } of interviews) {
      const { stage, stageSince, createdAt: began } = applicationOf.get(applicationId) ?? {};
      expect(createdAt && began && createdAt >= began && createdAt <= now).toBe(true);
      if (stage === "Interview") expect(!startsAt || startsAt > now).toBe(true);
      else expect(startsAt && began && stageSince && startsAt > began && startsAt < stageSince).toBe(true);
    }
    for (const { createdAt } of [...scorecards, ...notes, ...tasks, ...offers])
      expect(createdAt && createdAt <= now).toBe(true);
    for (const { createdAt, activityDate } of tasks)
      expect((createdAt?.toISOString() ?? "").slice(0, 10) <= activityDate).toBe(true);
    for (const { keptFrom, createdAt } of records)
      expect(createdAt && keptFrom && keptFrom >= createdAt).toBe(true);
    const talkOf = new Map(interviews.map(({ applicationId, startsAt }) => [applicationId, startsAt]));
    for (const { applicationId, startDate, createdAt, answeredAt } of offers) {
      expect(startDate > today).toBe(true);
      expect(createdAt && createdAt > (talkOf.get(applicationId) ?? now)).toBe(true);
      if (answeredAt && createdAt) expect(answeredAt > createdAt).toBe(true);
    }
  });
});
