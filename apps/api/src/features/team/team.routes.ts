import { getTeamSkills, listTeamChoices } from "@vaardig/contract/team/team";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { peopleCards } from "../../domain/people/peopleCards.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import { isLoggedReading } from "./team.policy.ts";
import { onlyOneOf, presentTeamPeople, presentTeamSkills } from "./team.present.ts";
import { departmentsInScope, managersInScope } from "./teamChoices.queries.ts";
import { teamPeople } from "./teamPeople.queries.ts";
import { teamScope } from "./teamScope.ts";
import { askedSkills, heldCells, requiredCells, teamTotals } from "./teamSkills.queries.ts";

const NOTHING = { skills: [], skills_total: 0, data: [], total: 0, without_job: 0 };

export function teamRoutes(app: App): void {
  route(app, getTeamSkills, async ({ query, viewer, tx, services: { secrets }, language }) => {
    const { companyId, userId: actorId } = viewer;
    const scope = await teamScope(tx, viewer, query);
    if (!scope) return { of: null, ...NOTHING, waiting: { levels: 0, people: 0 } };
    const asked = await askedSkills(tx, scope.where, query.skills);
    const { total, without_job, ...waiting } = await teamTotals(tx, scope.where);
    const rows = await teamPeople(tx, scope.where, query);
    const only = [...new Set(asked.flatMap((row) => onlyOneOf(row) ?? []))];
    const cards = await peopleCards(tx, companyId, only, language);
    const people = new Map(
      [...cards].map(([id, { name, photoId }]) => [
        id,
        { id, name, photo_url: photoUrl(secrets, companyId, photoId) },
      ]),
    );
    const skills = await presentTeamSkills(tx, asked, people, language);
    const skillIds = skills.map(({ id }) => id);
    const ids = rows.map(({ id }) => id);
    const jobs = [...new Set(rows.flatMap(({ job_profile_id: id }) => id ?? []))];
    const cells = {
      held: await heldCells(tx, companyId, ids, skillIds),
      required: await requiredCells(tx, jobs, skillIds),
    };
    if (isLoggedReading(viewer))
      await recordEvents(
        tx,
        ids
          .filter((id) => id !== actorId)
          .map((userId) => ({ companyId, actorId, kind: "skills.read", userId })),
      );
    const lead = scope.kind === "line" ? scope.id : null;
    return {
      of: { kind: scope.kind, id: scope.id, name: scope.name },
      skills,
      skills_total: asked[0]?.total ?? 0,
      data: presentTeamPeople({ viewer, secrets, language }, rows, skillIds, lead, cells),
      total,
      waiting,
      without_job,
    };
  });

  route(app, listTeamChoices, async ({ viewer, tx }) => ({
    managers: await managersInScope(tx, viewer),
    departments: await departmentsInScope(tx, viewer),
  }));
}
