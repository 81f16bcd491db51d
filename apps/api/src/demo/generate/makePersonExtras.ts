import type { personLanguages } from "../../features/onboarding/onboarding.table.ts";
import type { skillWishes } from "../../features/skills/skills.table.ts";
import { daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

type LanguageRow = typeof personLanguages.$inferInsert;
type WishRow = typeof skillWishes.$inferInsert;

const isOnboarded = ({ row }: DemoPerson) => row.onboardingStep === "done";

/** The mother tongue, English and Dutch, and for some a neighbour's language. */
export function makeLanguages(people: DemoPerson[]): LanguageRow[] {
  return people.filter(isOnboarded).flatMap(({ row, speaks }) => {
    const random = demoRandom(`${row.id} languages`);
    const spoken = new Map<string, LanguageRow["level"]>([[speaks, "Native"]]);
    const learn = (language: string, levels: readonly LanguageRow["level"][], chance: number) => {
      if (!spoken.has(language) && random.chance(chance)) spoken.set(language, random.pick(levels));
    };
    learn("nl", row.language === "nl" ? ["Advanced", "Native"] : ["Beginner", "Intermediate"], 0.9);
    learn("en", row.language === "en" ? ["Advanced"] : ["Intermediate", "Advanced"], 0.95);
    learn("de", ["Beginner", "Intermediate"], 0.3);
    learn("fr", ["Beginner", "Intermediate"], 0.1);
    return [...spoken].map(([language, level]) => ({
      companyId: row.companyId,
      id: demoId(row.id, "language", language),
      userId: row.id,
      language,
      level,
    }));
  });
}

/** Skills that some people want to learn: of another job in their field, and not among those of their own. */
export function makeWishes(people: DemoPerson[], jobs: readonly string[], context: DemoContext): WishRow[] {
  return people.filter(isOnboarded).flatMap(({ row, job, account }) => {
    const random = demoRandom(`${row.id} wishes`);
    if (!account && !random.chance(row.systemRole === "freelancer" ? 0.15 : 0.35)) return [];
    const own = context.job(job);
    const known = new Set(own.skills.map(({ skill }) => skill));
    const open = jobs
      .filter((key) => context.job(key).sector === own.sector)
      .flatMap((key) => context.job(key).skills.map(({ skill }) => skill))
      .filter((skill) => !known.has(skill));
    return random.sample([...new Set(open)], random.int(1, 3)).map((skill) => ({
      companyId: row.companyId,
      id: demoId(row.id, "wish", skill),
      userId: row.id,
      skillId: context.skillId(skill),
      createdAt: daysBefore(context.today, random.int(1, 120)),
    }));
  });
}
