import type { Language } from "@vaardig/contract/limits";
import type { personLanguages } from "../../domain/people/personLanguages.table.ts";
import type { skillWishes } from "../../domain/skills/personSkills.table.ts";
import { workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import { relatedJobs } from "./earlierJobs.ts";
import type { DemoPerson } from "./makePeople.ts";

type LanguageRow = typeof personLanguages.$inferInsert;
type WishRow = typeof skillWishes.$inferInsert;

const isOnboarded = ({ row }: DemoPerson) => row.onboardingStep === "done";

/**
 * Returns the mother tongue, the language of work, English and Dutch, and for some a neighboring country's
 * language.
 */
function languagesOf({ row, speaks, sameAs }: DemoPerson, atWork: Language) {
  const random = demoRandom(`${sameAs ?? row.id} languages`);
  const spoken = new Map<string, LanguageRow["level"]>([[speaks, "Native"]]);
  const learn = (language: string, levels: readonly LanguageRow["level"][], chance: number) => {
    const isNeeded = language === row.language || (language === atWork && row.systemRole !== "freelancer");
    if (spoken.has(language) || !(random.chance(chance) || isNeeded)) return;
    spoken.set(language, random.pick(isNeeded ? ["Advanced"] : levels));
  };
  learn("nl", ["Beginner", "Intermediate"], 0.9);
  learn("en", ["Intermediate", "Advanced"], 0.95);
  learn("de", ["Beginner", "Intermediate"], 0.3);
  learn("fr", ["Beginner", "Intermediate"], 0.1);
  return spoken;
}

/** Returns the languages that people speak; `atWork` is the language of the company. */
export function makeLanguages(people: DemoPerson[], atWork: Language): LanguageRow[] {
  return people.filter(isOnboarded).flatMap((person) => {
    const { row } = person;
    return [...languagesOf(person, atWork)].map(([language, level]) => ({
      companyId: row.companyId,
      id: demoId(row.id, "language", language),
      userId: row.id,
      language,
      level,
      statedAt: row.createdAt,
    }));
  });
}

/**
 * Returns the skills that some people want to learn: of a job near their own, and not required by their own.
 */
export function makeWishes(people: DemoPerson[], jobs: readonly string[], context: DemoContext): WishRow[] {
  return people.filter(isOnboarded).flatMap(({ row, job, account }) => {
    const random = demoRandom(`${row.id} wishes`);
    if (!account && !random.chance(row.systemRole === "freelancer" ? 0.15 : 0.35)) return [];
    const own = context.job(job);
    const known = new Set(own.skills.map(({ skill }) => skill));
    const open = relatedJobs(own, jobs.map(context.job))
      .flatMap(({ skills }) => skills.map(({ skill }) => skill))
      .filter((skill) => !known.has(skill));
    return random.sample([...new Set(open)], random.int(1, 3)).map((skill) => ({
      companyId: row.companyId,
      id: demoId(row.id, "wish", skill),
      userId: row.id,
      skillId: context.skillId(skill),
      createdAt: workdayBefore(context.today, random.int(1, 120)),
    }));
  });
}
