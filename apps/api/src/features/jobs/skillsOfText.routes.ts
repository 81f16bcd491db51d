import { readAdText, skillsOfText, type TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { type Language, LICENCE_LEVEL, LIMITS } from "@vaardig/contract/limits";
import { languageOf } from "@vaardig/resume/adFacts/languageOf";
import type { RequestedSkill, TextFacts } from "../../domain/matching/matchEngine.ts";
import { profileOfTitles } from "../../domain/taxonomy/job-profiles/profileOfTitles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import { departmentOfText } from "./adOfText.ts";

/** Requirement for each weight that a text expresses; importance 3 is the middle. */
const RATING = {
  must: { kind: "essential", importance: 5, must_have: true },
  neutral: { kind: "essential", importance: 3, must_have: false },
  plus: { kind: "optional", importance: 2, must_have: false },
} as const;

/** A licence has a single level, so there is none to choose. */
function levelsOf({ level, suggestedLevel }: RequestedSkill, isLicence: boolean) {
  return isLicence
    ? { level: LICENCE_LEVEL, suggested_level: null }
    : { level, suggested_level: suggestedLevel };
}

/** Returns the skills that a text requires, with the words that mention them. */
async function askedIn(
  tx: Tx,
  asked: readonly RequestedSkill[],
  text: string,
  language: Language,
): Promise<TextSkill[]> {
  const ids = asked.map(({ skillId }) => skillId);
  const byId = await skillsById(tx, ids, language);
  return asked.flatMap((one) => {
    const skill = byId.get(one.skillId);
    const [first] = one.places;
    if (!skill || !first) return [];
    const words = text.slice(first.start, first.end);
    const levels = levelsOf(one, skill.kind === "licence");
    return [{ skill, ...levels, ...RATING[one.weight], words, places: one.places }];
  });
}

export function skillsOfTextRoutes(app: App): void {
  route(app, skillsOfText, async ({ body: { text }, viewer, tx, services, language }) => {
    const asked = await services.matching.requirementsOfText(viewer.companyId, text);
    return { skills: await askedIn(tx, asked, text, language), language: languageOf(text) };
  });

  route(app, readAdText, async ({ body: { text }, viewer: { companyId }, tx, services, language }) => {
    const facts = await services.matching.factsOfText(companyId, text);
    const [{ start: from, end: to } = { start: 0, end: text.length }] = facts.ads;
    const asked = (await services.matching.requirementsOfText(companyId, text.slice(from, to))).map(
      (one) => ({
        ...one,
        places: one.places.map((place) => ({ start: place.start + from, end: place.end + from })),
      }),
    );
    const { titles, location, hours, hoursFrom, salary, start, applyBy } = facts;
    const [title] = titles;
    const names = titles.map(({ value }) => value);
    const profile = await profileOfTitles(tx, companyId, names, facts.jobs, language);
    const end = (value: number | null | undefined) =>
      salary && typeof value === "number" ? { value, words: salary.words } : null;
    return {
      name: title ?? null,
      job_profile: profile,
      department: await departmentOfText(tx, companyId, text.slice(from, to)),
      location,
      hours,
      hours_from: hoursFrom,
      salary_from: end(salary?.value.from),
      salary_to: end(salary?.value.to),
      available_from: start,
      apply_by: applyBy,
      description: facts.text.slice(0, LIMITS.longText),
      skills: await askedIn(tx, asked, text, language),
      other_jobs: otherJobs(facts, title?.value ?? ""),
      ads: facts.ads,
      language: facts.language,
    };
  });
}

/** Returns the names of other jobs in a text; a list of titles may be of similar jobs. */
function otherJobs({ jobs, sought }: TextFacts, own: string): string[] {
  const ofOwn = new Set(jobs.filter(({ title }) => title === own).map(({ jobProfileId }) => jobProfileId));
  const sure = jobs.filter(({ jobProfileId, score }) => score === 1 && !ofOwn.has(jobProfileId));
  return [...new Set(sure.map(({ title }) => title).filter((title) => sought.includes(title)))];
}
