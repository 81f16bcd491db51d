import { explainExpert, findExperts, listFinderChoices } from "@vaardig/contract/expert-finder/expertFinder";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { MatchEngine, PeopleRanking, RequiredSkill } from "../../domain/matching/matchEngine.ts";
import { presentPeople } from "../../domain/matching/presentPeople.ts";
import { presentSheet } from "../../domain/matching/presentSheet.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import { resolveSkillEntries } from "../../domain/taxonomy/resolveSkillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { expertActions } from "./expert-finder.policy.ts";
import { expertsByName, finderChoices, type PeopleFilter } from "./expert-finder.queries.ts";

interface Page {
  page: number;
  size: number;
}

/** Returns people ranked by their match with the required skills; by name without required skills. */
async function search(
  tx: Tx,
  matching: MatchEngine,
  companyId: string,
  required: RequiredSkill[],
  filter: PeopleFilter,
  page: Page,
): Promise<PeopleRanking> {
  const { people, search_query: search, ...rest } = filter;
  if (required.length === 0) {
    const { ids, total } =
      (await matching.peopleByName(companyId, { people, filter: { search, ...rest }, ...page })) ??
      (await expertsByName(tx, companyId, filter, page));
    return {
      page: ids.map((id) => ({ id, score: null, band: null, strengthIds: [], gapIds: [] })),
      total,
    };
  }
  const isNarrowed =
    search !== "" || rest.departments.length > 0 || rest.locations.length > 0 || rest.hours !== null;
  const narrowed = isNarrowed ? { filter: { search, ...rest } } : {};
  return matching.rankPeople(companyId, required, { people, ...narrowed, ...page });
}

export function expertFinderRoutes(app: App): void {
  route(app, findExperts, async ({ body, viewer, tx, services, language }) => {
    const { companyId } = viewer;
    const { skills, page, size, ...filter } = body;
    const required = await resolveSkillEntries(tx, skills);
    const ranking = await search(tx, services.matching, companyId, required, filter, { page, size });
    const people = await presentPeople(tx, ranking.page, { viewer, secrets: services.secrets, language });
    return {
      data: people.map((person) => ({ ...person, can: expertActions(viewer, person) })),
      total: ranking.total,
      skills: await presentRequired(tx, required, language),
    };
  });

  route(app, explainExpert, async ({ body, viewer, tx, services, language }) => {
    const { companyId, userId: actorId } = viewer;
    const person = found(await findPerson(tx, companyId, body.user_id));
    const required = await resolveSkillEntries(tx, body.skills);
    if (person.id !== actorId)
      await recordEvent(tx, { companyId, actorId, kind: "match.read", userId: person.id });
    const sheet = await services.matching.explain(companyId, person.id, required);
    const about = { person: { id: person.id, name: person.name }, title: "" };
    return presentSheet(tx, sheet, about, language);
  });

  route(app, listFinderChoices, ({ viewer, tx, services }) => {
    // Opening the finder precedes a search: preloading keeps the first ranking from waiting for everyone.
    void services.matching.readyPeople(viewer.companyId).catch(() => undefined);
    return finderChoices(tx, viewer.companyId);
  });
}
