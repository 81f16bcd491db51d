import { EVIDENCE, ROLE_WEIGHT, UNKNOWN_LEVEL } from "@vaardig/matching/scorerConfig";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { personSkills } from "../../domain/skills/personSkills.table.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { JobRows } from "./makeJobs.ts";
import type { DemoPerson } from "./makePeople.ts";

type Skill = typeof personSkills.$inferInsert;
type Requirement = JobRows["skills"][number];
type Vacancy = JobRows["vacancies"][number];

/** Fraction of applicants who are not among the best matches. */
const HOPEFUL = 0.15;
const COLLEAGUES = 2;
/** Number of next-best candidates to draw from. */
const NEAR = 12;
/** How many steps below or above their own level people apply. */
const STEPS_DOWN = 1;
const STEPS_UP = 2;
/** Maximum number of jobs a person applies to. */
const TIMES = 3;

/** A person's level of a skill, and the weight of its evidence. */
interface Known {
  level: number;
  evidence: number;
}

/**
 * Returns the fraction of the requirements that a person meets, by weight and level: enough to compare
 * people.
 */
function fitOf(requirements: readonly Requirement[], known: ReadonlyMap<string, Known>): number {
  let [met, asked] = [0, 0];
  for (const { skillId, level, kind, importance = 3 } of requirements) {
    const weight = importance * ROLE_WEIGHT[kind];
    asked += weight;
    const { level: own, evidence } = known.get(skillId) ?? { level: 0, evidence: 0 };
    met += weight * evidence * Math.min(1, own / level);
  }
  return asked === 0 ? 0 : met / asked;
}

/** Returns each person's current skills, by person. */
export function levelsOf(skills: readonly Skill[]): Map<string, Map<string, Known>> {
  const now = skills.filter(({ validTo }) => !validTo);
  return new Map(
    [...Map.groupBy(now, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      new Map(
        own.map(({ skillId, level, source }) => [
          skillId,
          { level: level ?? UNKNOWN_LEVEL, evidence: EVIDENCE[source] },
        ]),
      ),
    ]),
  );
}

interface Choice {
  people: readonly DemoPerson[];
  requirements: readonly Requirement[];
  levels: ReadonlyMap<string, ReadonlyMap<string, Known>>;
  /** Number of each person's other applications. */
  times: ReadonlyMap<string, number>;
  count: number;
  /** Job by the id of its job profile. */
  jobs: ReadonlyMap<string, StarterJob>;
}

/**
 * Returns the applicants for a job, best match first: most meet its requirements, a few do not. External
 * people apply only to external jobs.
 */
export function chooseApplicants(vacancy: Vacancy, choice: Choice, random: DemoRandom): DemoPerson[] {
  const { people, requirements, levels, times, count, jobs } = choice;
  const stepOf = (id: string | null | undefined) => jobs.get(id ?? "")?.step ?? 0;
  const step = stepOf(vacancy.jobProfileId);
  const free = people.filter(({ row, account }) => {
    const isOutside = row.systemRole === "freelancer";
    const here = isOutside ? vacancy.external : row.systemRole === "employee";
    const own = stepOf(row.jobProfileId);
    const moves = isOutside || row.jobProfileId !== vacancy.jobProfileId;
    const inReach = own <= step + STEPS_DOWN && own >= step - STEPS_UP;
    const isFree = row.status === "active" && !account?.fresh && (times.get(row.id) ?? 0) < TIMES;
    return here && moves && inReach && isFree;
  });
  const drawn = random
    .sample(free, free.length)
    .map((person) => ({ person, fit: fitOf(requirements, levels.get(person.row.id) ?? new Map()) }))
    .toSorted((one, other) => other.fit - one.fit);
  const colleagues = drawn.filter(({ person }) => person.row.systemRole !== "freelancer");
  const outside = drawn.filter(({ person }) => person.row.systemRole === "freelancer");
  const hopeful = Math.round(count * HOPEFUL);
  const sure = outside.slice(0, Math.max(1, count - hopeful - 1));
  const rest = outside.slice(sure.length, sure.length + NEAR);
  const places = vacancy.external ? Math.min(COLLEAGUES, count - sure.length) : count;
  // A closed job went to the best external applicant, so no colleague with a better match may have applied.
  const best = vacancy.publication === "closed" ? (outside[0]?.fit ?? 0) : Number.POSITIVE_INFINITY;
  const inside = colleagues.filter(({ fit }) => fit < best).slice(0, places);
  const others = random.sample(rest, Math.max(0, count - sure.length - inside.length));
  return [...sure, ...inside, ...others]
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ person }) => person);
}
