import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { MatchEngine } from "../matching/matchEngine.ts";
import { dismissedBy } from "./dismissals.queries.ts";
import { presentCareerJobs } from "./presentCareerJobs.ts";
import { readCareerPerson } from "./readCareerPerson.ts";

/** Maximum number of recommended job profiles. */
const RECOMMENDED = 10;

interface Call {
  tx: Tx;
  viewer: Viewer;
  language: Language;
  services: { matching: MatchEngine };
}

/** Returns the job profiles one move away for a person, best fit first. */
export async function recommendJobs(call: Call, personId: string): Promise<CareerJob[]> {
  const { tx, viewer, language, services } = call;
  const { companyId, userId } = viewer;
  const person = await readCareerPerson(tx, viewer, personId);
  const dismissedIds = await dismissedBy(tx, companyId, person.id);
  const { jobs } = await services.matching.careerMap(companyId, {
    userId: person.id,
    presentId: person.jobProfileId,
    dismissedIds,
    tried: [],
    targetId: null,
  });
  const near = jobs.filter(({ hops }) => hops === 1).slice(0, RECOMMENDED);
  return presentCareerJobs(tx, near, { companyId, language, isOwn: person.id === userId, dismissedIds });
}
