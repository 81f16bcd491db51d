import type { CareerJob, CareerMove } from "@vaardig/contract/career-path/careerJob";
import { type Language, LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { CareerMapJob } from "../matching/careerMap.ts";
import { matchOf } from "../matching/matchOf.ts";
import { skillsById } from "../taxonomy/skillsById.ts";
import { openJobsOf } from "./openJobs.queries.ts";
import { profileNames } from "./profileNames.queries.ts";

interface Reader {
  companyId: string;
  language: Language;
  /** Readers of their own career path can dismiss and restore job profiles. */
  isOwn: boolean;
  dismissedIds: readonly string[];
}

function movesOf({ hops, step, isOtherFamily }: CareerMapJob): CareerMove[] {
  if (hops === 0) return [];
  const moves: CareerMove[] = [];
  if (step === 0) moves.push("lateral");
  if (step !== null && step > 0) moves.push("up");
  if (isOtherFamily) moves.push("explore");
  return moves;
}

/** Converts the job profiles of a career map to the wire format, in order: with names, gaps and open jobs. */
export async function presentCareerJobs(
  tx: Tx,
  jobs: readonly CareerMapJob[],
  { companyId, language, isOwn, dismissedIds }: Reader,
): Promise<CareerJob[]> {
  const ids = jobs.map(({ id }) => id);
  const names = await profileNames(tx, ids, language);
  const open = await openJobsOf(tx, companyId, ids);
  const gapIds = jobs.flatMap(({ gaps }) => gaps.map(({ skillId }) => skillId));
  const skills = await skillsById(tx, gapIds, language);
  return jobs.map((job) => {
    const { id, hops, fit, step, score, band, missing, belowLevel, effort, gaps } = job;
    const first = gaps.flatMap(({ skillId, need, have, mustHave }) => {
      const skill = skills.get(skillId);
      // The scorer uses level 1 for a required licence, which means that it is held.
      const level = skill?.kind === "licence" ? LICENCE_LEVEL : need;
      return skill ? { skill, need: level, have, must_have: mustHave } : [];
    });
    const act = dismissedIds.includes(id) ? "restore" : "dismiss";
    return {
      id,
      hops,
      fit,
      step,
      effort,
      moves: movesOf(job),
      match: matchOf({ score, band }),
      name: names.get(id) ?? "",
      gap: { missing, below_level: belowLevel, first },
      open_jobs: open.get(id) ?? { count: 0, first: [] },
      can: isOwn && hops > 0 ? [act] : [],
    };
  });
}
