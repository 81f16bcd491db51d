import type { StarterRequirement } from "@vaardig/taxonomy/starter/starterTypes";
import type { personSkills } from "../../domain/skills/personSkills.table.ts";
import { dateBefore, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import { relatedJobs } from "./earlierJobs.ts";
import { mustHavesOf } from "./makeJobProfiles.ts";
import type { DemoPerson } from "./makePeople.ts";
import { ACCOUNT_PROFILE, CANDIDATE_PROFILE, EMPLOYEE_PROFILE, type MatchProfile } from "./matchProfiles.ts";

type SkillRow = typeof personSkills.$inferInsert;
type Wanted = Pick<StarterRequirement, "skill" | "level">;

/**
 * Returns the skills a person can be expected to have: those of the job, then of earlier jobs or of a similar
 * job.
 */
function expected(person: DemoPerson, random: DemoRandom, jobs: string[], context: DemoContext): Wanted[] {
  const own = context.job(person.job).skills;
  const earlier = person.account?.earlierJobs?.flatMap((job) => context.job(job).skills);
  const nearby = random.pick(relatedJobs(context.job(person.job), jobs.map(context.job)));
  const others = earlier ? random.sample(earlier, 12) : random.sample(nearby.skills, random.int(1, 4));
  const level = Math.max(1, ...own.map((skill) => skill.level)) - 1;
  return [...own, ...others.map((other) => ({ skill: other.skill, level: Math.min(other.level, level) }))];
}

interface Evidence {
  nearness: MatchProfile;
  confirmedBy: string | null;
  context: DemoContext;
}

function skillRows(person: DemoPerson, wanted: Wanted, random: DemoRandom, evidence: Evidence): SkillRow[] {
  const { nearness, confirmedBy, context } = evidence;
  const { companyId, id: userId } = person.row;
  const drawn = random.weighted(nearness.source);
  const source = drawn === "confirmed" && confirmedBy === null ? "self" : drawn;
  const level = Math.min(5, Math.max(1, wanted.level + random.weighted(nearness.levelShift)));
  const unused = random.weighted(nearness.unusedDays);
  const since = random.int(5, 420);
  const skill = context.skill(wanted.skill);
  const current: SkillRow = {
    companyId,
    id: demoId(userId, "skill", wanted.skill),
    userId,
    skillId: context.skillId(wanted.skill),
    level: source === "inferred" && random.chance(0.3) ? null : level,
    source,
    words: source === "inferred" ? skill[person.row.language ?? "en"] : null,
    lastUsed: unused === 0 ? null : dateBefore(context.today, random.int(1, unused)),
    createdBy: source === "confirmed" && confirmedBy !== null ? confirmedBy : userId,
    validFrom: workdayBefore(context.today, since),
    validTo: null,
  };
  if (source === "inferred" || level === 1 || !random.chance(0.16)) return [current];
  const earlier: SkillRow = {
    ...current,
    id: demoId(userId, "skill", wanted.skill, "earlier"),
    level: level - 1,
    source: "self",
    createdBy: userId,
    validFrom: workdayBefore(context.today, since + random.int(90, 500)),
    validTo: workdayBefore(context.today, since),
  };
  return [earlier, current];
}

/**
 * Returns people's skills near their jobs' requirements, some with an earlier level. `recruiter` confirms
 * those of candidates.
 */
export function makePersonSkills(people: DemoPerson[], recruiter: string, context: DemoContext): SkillRow[] {
  const jobs = [...new Set(people.map(({ job }) => job))];
  return people.flatMap((person) => {
    if (person.row.onboardingStep !== "done") return [];
    const external = person.row.systemRole === "freelancer";
    const random = demoRandom(`${person.row.id} skills`);
    const nearness = person.account ? ACCOUNT_PROFILE : external ? CANDIDATE_PROFILE : EMPLOYEE_PROFILE;
    const confirmedBy = external ? recruiter : (person.row.managerId ?? null);
    // A demo account can do the core of its job, whatever the draw.
    const core = person.account ? mustHavesOf(context.job(person.job)) : new Set<string>();
    const known = new Map<string, Wanted>();
    for (const wanted of expected(person, random, jobs, context)) {
      const has = random.chance(nearness.coverage) || core.has(wanted.skill);
      if (has && !known.has(wanted.skill)) known.set(wanted.skill, wanted);
    }
    return [...known.values()].flatMap((wanted) =>
      skillRows(person, wanted, random, { nearness, confirmedBy, context }),
    );
  });
}
