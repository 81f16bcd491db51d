import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { CareerEdge, CareerPath, CareerState } from "@vaardig/contract/career-path/careerPath";
import type { CareerMap } from "../../domain/matching/careerMap.ts";
import { NO_MATCH } from "../../domain/matching/matchOf.ts";
import type { Person } from "../../domain/people/findPerson.ts";

/** Returns whether the map can be drawn, and otherwise why not. */
export function stateOf({ jobsCount, hasPresent, hasSkills, jobs }: CareerMap): CareerState {
  if (jobsCount === 0) return "no_jobs";
  if (jobsCount === 1 && hasPresent) return "one_job";
  if (!hasSkills && !hasPresent) return "no_start";
  return jobs.some(({ hops }) => hops > 0) ? "ready" : "no_moves";
}

/** Returns a person without a job profile as the start of their path. */
export function presentPersonAsStart({ id, name }: Person): CareerJob {
  return {
    id,
    name,
    hops: 0,
    fit: 1,
    step: null,
    moves: [],
    effort: 0,
    can: [],
    match: NO_MATCH,
    gap: { missing: 0, below_level: 0, first: [] },
    open_jobs: { count: 0, first: [] },
  };
}

/** Converts moves to the wire format, with the number of people who made each. */
export function presentEdges(
  { edges }: CareerMap,
  startId: string,
  walked: ReadonlyMap<string, number>,
): CareerEdge[] {
  return edges.map(({ source, target, fit }) => {
    const from = source ?? startId;
    return { source: from, target, fit, walked: walked.get(`${from} ${target}`) ?? null };
  });
}

/** Returns the head of a career path: the person, the current job profile, and the state of the map. */
export function presentHead(
  person: Person,
  map: CareerMap,
  { isOwn, present }: { isOwn: boolean; present: CareerPath["present"] },
): Pick<CareerPath, "person" | "is_own" | "state" | "present" | "has_skills" | "jobs_count"> {
  return {
    person: { id: person.id, name: person.name },
    is_own: isOwn,
    state: stateOf(map),
    present,
    has_skills: map.hasSkills,
    jobs_count: map.jobsCount,
  };
}
