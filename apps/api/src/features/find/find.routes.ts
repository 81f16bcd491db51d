import { FIND_LIMITS, findAnything, findKnown } from "@vaardig/contract/find/find";
import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import { listScope } from "../../domain/jobs/listScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canFindCandidates, canFindColleagues, recordScope } from "./find.policy.ts";
import { presentFound } from "./find.present.ts";
import { findCandidates, findJobs, findPeople } from "./find.queries.ts";
import {
  idCondition,
  isFuzzyMatch,
  maybeMisspelled,
  type SearchCondition,
  searchWords,
  wordCondition,
} from "./searchCondition.ts";

/** Returns the search function of each kind; kinds that the viewer may not see return no rows. */
function finders(tx: Tx, viewer: Viewer) {
  const jobs = { scope: listScope(viewer), applies: APPLICANTS.some((role) => role === viewer.role) };
  return {
    people: async (wanted: SearchCondition) =>
      canFindColleagues(viewer) ? findPeople(tx, viewer, recordScope(viewer), wanted) : [],
    candidates: async (wanted: SearchCondition) =>
      canFindCandidates(viewer) ? findCandidates(tx, viewer, wanted) : [],
    jobs: (wanted: SearchCondition) => findJobs(tx, viewer, jobs, wanted),
  };
}

/** Returns rows with all words, or, when there are none, rows that match with typos. */
async function byWords<Row extends { folded: string }>(
  find: (wanted: SearchCondition) => Promise<Row[]>,
  words: readonly string[],
): Promise<Row[]> {
  const rows = await find(wordCondition(words));
  const near = rows.length === 0 && maybeMisspelled(words);
  if (!near) return rows;
  return (await find(near)).filter(({ folded }) => isFuzzyMatch(folded, words)).slice(0, FIND_LIMITS.each);
}

/** Registers the routes of the global search, which shows only what the viewer's lists show. */
export function findRoutes(app: App): void {
  route(app, findAnything, async ({ query, viewer, tx, services }) => {
    const words = searchWords(query.search_query);
    const find = finders(tx, viewer);
    const [people, candidates, jobs] = await Promise.all([
      byWords(find.people, words),
      byWords(find.candidates, words),
      byWords(find.jobs, words),
    ]);
    return presentFound(viewer.companyId, services.secrets, { people, candidates, jobs });
  });

  route(app, findKnown, async ({ query, viewer, tx, services }) => {
    const find = finders(tx, viewer);
    const [people, candidates, jobs] = await Promise.all([
      query.people ? find.people(idCondition(query.people)) : [],
      query.candidates ? find.candidates(idCondition(query.candidates)) : [],
      query.jobs ? find.jobs(idCondition(query.jobs)) : [],
    ]);
    return presentFound(viewer.companyId, services.secrets, { people, candidates, jobs });
  });
}
