import { readSearch } from "@vaardig/contract/skills/readSearch";
import { namesOfRoles } from "../../domain/organization/rolePlaces.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";

/** Registers the parsing of a search line, for every list that finds by skill, name or title. */
export function readSearchRoutes(app: App): void {
  route(app, readSearch, async ({ query, viewer, tx, services, language }) => {
    const { companyId } = viewer;
    const titles = await namesOfRoles(tx, companyId, query.text);
    const { skills, rest, nearIds } = await services.matching.readSearch(
      ...([companyId, query.text, language, titles] as const),
    );
    const byId = await skillsById(tx, [...skills.map(({ skillId }) => skillId), ...nearIds], language);
    return {
      skills: skills.flatMap(({ skillId, ...read }) => {
        const skill = byId.get(skillId);
        return skill ? [{ skill, ...read }] : [];
      }),
      rest,
      near: nearIds.flatMap((id) => byId.get(id) ?? []),
    };
  });
}
