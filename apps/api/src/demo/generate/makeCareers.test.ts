import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import { describe, expect, test } from "vitest";
import { DEGREES, JOB_STORIES } from "../data/careerWords.ts";
import { HAVENZORG } from "../data/havenzorg.ts";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const make = (plan: typeof NOORDLICHT, today = "2026-03-02") =>
  generateCompany(plan, { today, passwordHash: "hash", starter, skillIds });
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe.each([
  { name: "noordlicht", made: make(NOORDLICHT), ownJobs: NOORDLICHT.ownJobs },
  { name: "havenzorg", made: make(HAVENZORG), ownJobs: HAVENZORG.ownJobs },
])("careers at $name", ({ made, ownJobs }) => {
  const { experiences, educations } = made.careers;
  const jobs = [...starter.jobs, ...ownJobs];
  const userOf = new Map(made.users.map((user) => [user.id, user]));
  const careers = Map.groupBy(experiences, ({ userId }) => userId);
  const speaks = new Map(
    [...Map.groupBy(made.languages, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      new Map(own.map(({ language, level }) => [language, level])),
    ]),
  );
  const isSpoken = (userId: string, language: string) =>
    !["Beginner", undefined].includes(speaks.get(userId)?.get(language));
  const languageOf = (userId: string) => userOf.get(userId)?.language ?? "en";
  const jobOf = (position: string, userId: string): StarterJob | undefined =>
    jobs.find((job) => job[languageOf(userId)] === position);

  test("every text is in the person's own language, which they speak", () => {
    expect(experiences.filter(({ position, userId }) => !jobOf(position, userId))).toEqual([]);
    expect(experiences.filter(({ userId }) => !isSpoken(userId, languageOf(userId)))).toEqual([]);
    const degrees = { en: Object.values(DEGREES.en).flat(2), nl: Object.values(DEGREES.nl).flat(2) };
    expect(educations.filter(({ degree, userId }) => !degrees[languageOf(userId)].includes(degree))).toEqual(
      [],
    );
    const stories = ({ any, leading }: (typeof JOB_STORIES)["en"]) =>
      [...any, ...leading].map(({ text }) => text);
    for (const { description, userId } of experiences)
      expect(stories(JOB_STORIES[languageOf(userId)])).toContain(description);
  });

  test("the achievements of a job happened while it lasted", () => {
    const stories = Object.values(JOB_STORIES).flatMap(({ any, leading }) => [...any, ...leading]);
    const yearsOf = ({ startDate, endDate }: (typeof experiences)[number]) =>
      (Date.parse(endDate ?? "2026-03-02") - Date.parse(startDate)) / (365 * 86_400_000);
    for (const job of experiences) {
      const told = stories.find(({ text }) => text === job.description);
      expect(told, job.description ?? "").toBeDefined();
      expect(yearsOf(job), told?.text).toBeGreaterThanOrEqual(told?.years ?? 0);
      if (told?.isOver) expect(job.endDate, told.text).not.toBeNull();
    }
    expect(
      experiences.some(({ description }) => stories.some((one) => one.isOver && one.text === description)),
    ).toBe(true);
  });

  test("languages were stated when the person joined, and not when the demo was made", () => {
    const today = Date.parse("2026-03-02");
    for (const { userId, statedAt } of made.languages) {
      expect(Number(statedAt)).toBeGreaterThanOrEqual(Number(userOf.get(userId)?.createdAt));
      expect(Number(statedAt)).toBeLessThan(today);
    }
  });

  test("a candidate who was entered twice has one career", () => {
    const told = (userId: string) => (careers.get(userId) ?? []).map(({ id: _, userId: __, ...one }) => one);
    const names = Map.groupBy(
      made.users.filter(({ systemRole }) => systemRole === "freelancer"),
      ({ firstName, lastName }) =>
        `${firstName.normalize("NFKD").slice(0, 1)} ${lastName.normalize("NFKD").replace(/[^\w ]/g, "")}`,
    );
    const again = made.users.filter(({ email }) => /@(home|post)\.example$/.test(email));
    expect(again.length).toBeGreaterThan(1);
    for (const { firstName, lastName, id } of again) {
      const name = `${firstName.normalize("NFKD").slice(0, 1)} ${lastName.normalize("NFKD").replace(/[^\w ]/g, "")}`;
      const others = (names.get(name) ?? []).filter((other) => other.id !== id);
      expect(others.map((other) => told(other.id))).toContainEqual(told(id));
    }
  });

  test("no one leads others in the first job", () => {
    const leads = [...careers.values()].flatMap((career) => {
      const last = career.at(-1);
      const job = last && jobOf(last.position, last.userId);
      return career.length === 1 && job && job.step >= 5 ? [job.key] : [];
    });
    expect(leads).toEqual([]);
  });

  test("an earlier position is no step above the next one, and of its family or near it in skills", () => {
    const leaps = [...careers.values()].flatMap((career) =>
      career.slice(1).flatMap(({ position, userId }, at) => {
        const [job, next] = [jobOf(position, userId), jobOf(career[at]?.position ?? "", userId)];
        if (!job || !next) return [];
        const asked = new Set(job.skills.map(({ skill }) => skill));
        const shared = next.skills.filter(({ skill }) => asked.has(skill)).length;
        const near = job.family === next.family || shared >= 3;
        return near && job.step <= next.step ? [] : [`${job.key} before ${next.key}`];
      }),
    );
    expect(leaps).toEqual([]);
  });

  test("a person's last position is the job of the profile", () => {
    for (const [userId, [last]] of careers) {
      const key = jobOf(last?.position ?? "", userId)?.key;
      const profile = made.jobProfiles.profiles.find(({ id }) => id === userOf.get(userId)?.jobProfileId);
      expect(profile?.uri).toBe(`company:job/${key}`);
    }
  });

  test("positions follow each other, after the education, and a story is used once", () => {
    for (const [userId, career] of careers) {
      expect(repeated(career.map(({ description }) => description ?? ""))).toEqual([]);
      for (const [at, { startDate }] of career.entries())
        expect((career[at + 1]?.endDate ?? "") < startDate).toBe(true);
      const finished = educations.find((one) => one.userId === userId)?.finished ?? "";
      expect(finished).not.toBe("");
      expect(finished < (career.at(-1)?.startDate ?? "")).toBe(true);
    }
    for (const { endDate, finished } of [...experiences, ...educations].map((one) => ({
      endDate: null,
      finished: "",
      ...one,
    })))
      expect([endDate ?? "", finished].every((day) => day <= "2026-03-02")).toBe(true);
  });
});
