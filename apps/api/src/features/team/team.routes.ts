import { getTeamSkills, listTeamChoices } from "@vaardig/contract/team/team";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { logTeamReading } from "../../domain/people/logTeamReading.ts";
import { peopleCards } from "../../domain/people/peopleCards.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import { onlyHolderOf, presentTeamPeople, presentTeamSkills } from "./team.present.ts";
import { departmentsInScope, managersInScope } from "./teamChoices.queries.ts";
import { teamPeople } from "./teamPeople.queries.ts";
import { teamScope } from "./teamScope.ts";
import { requiredCells, summarizeTeam } from "./teamSkills.queries.ts";

const NOTHING = { skills: [], skills_total: 0, data: [], total: 0, without_job: 0 };

export function teamRoutes(app: App): void {
  route(app, getTeamSkills, async ({ query, viewer, tx, services: { secrets }, language }) => {
    const { companyId } = viewer;
    const scope = await teamScope(tx, viewer, query);
    if (!scope) return { of: null, ...NOTHING, waiting: { levels: 0, people: 0 } };
    const { asked, totals } = await summarizeTeam(tx, scope.where, query.skills);
    const only = [...new Set(asked.flatMap((row) => onlyHolderOf(row) ?? []))];
    const cards = await peopleCards(tx, companyId, only, language);
    const people = new Map(
      [...cards].map(([id, { name, photoId }]) => [
        id,
        { id, name, photo_url: photoUrl(secrets, companyId, photoId) },
      ]),
    );
    const skills = await presentTeamSkills(tx, asked, people, language);
    const skillIds = skills.map(({ id }) => id);
    const rows = await teamPeople(tx, scope.where, { ...query, skillIds });
    const jobs = [...new Set(rows.flatMap(({ job_profile_id: id }) => id ?? []))];
    const required = await requiredCells(tx, jobs, skillIds);
    const lead = scope.kind === "line" ? scope.id : null;
    await logTeamReading(
      tx,
      viewer,
      rows.map(({ id }) => id),
    );
    return {
      of: { kind: scope.kind, id: scope.id, name: scope.name },
      skills,
      skills_total: totals.skills_total,
      data: presentTeamPeople({ viewer, secrets, language }, rows, { skillIds, required, lead }),
      total: totals.total,
      waiting: { levels: totals.levels, people: totals.people },
      without_job: totals.without_job,
    };
  });

  route(app, listTeamChoices, async ({ viewer, tx }) => ({
    managers: await managersInScope(tx, viewer),
    departments: await departmentsInScope(tx, viewer),
  }));
}
