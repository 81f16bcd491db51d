import type { Language } from "@vaardig/contract/limits";
import type { departments, roles, teams } from "../../domain/organization/organization.table.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import type { CompanyIds } from "./makePeople.ts";
import type { Place } from "./makePlaces.ts";

export interface OrganizationRows {
  departments: (typeof departments.$inferInsert)[];
  teams: (typeof teams.$inferInsert)[];
  /** Parents before their subordinates. */
  roles: (typeof roles.$inferInsert)[];
}

/** Suffix of a role whose subordinates have the same job. */
const HEAD: Record<Language, string> = { en: "lead", nl: "leiding" };

/** Returns the key of a role; equal places hold the same role. */
export function roleKey({ department, team, job, leads }: Place): string {
  return [department, team, job, leads].join("/");
}

function nameOf(place: Place, places: readonly Place[], plan: CompanyPlan, context: DemoContext): string {
  const name = context.job(place.job)[plan.language];
  const sameUnit = (other: Place) => other.department === place.department && other.team === place.team;
  const shared = places.some((other) => !other.leads && other.job === place.job && sameUnit(other));
  return place.leads && shared ? `${name} (${HEAD[plan.language]})` : name;
}

/** Returns departments, teams and roles; each role reports to the role of the person above. */
export function makeOrganization(
  plan: CompanyPlan,
  places: readonly Place[],
  ids: CompanyIds,
  context: DemoContext,
): OrganizationRows {
  const companyId = ids.company;
  const distinct = [...new Map(places.map((place) => [roleKey(place), place])).values()];
  return {
    departments: plan.departments.map(({ name }) => ({ companyId, id: ids.department(name), name })),
    teams: plan.departments.flatMap((department) =>
      (department.teams ?? []).map(({ name }) => ({
        companyId,
        id: ids.team(department.name, name),
        departmentId: ids.department(department.name),
        name,
      })),
    ),
    roles: distinct.map((place) => {
      const above = place.reportsTo === null ? undefined : places[place.reportsTo];
      return {
        companyId,
        id: ids.role(place),
        name: nameOf(place, distinct, plan, context),
        departmentId: place.department === null ? null : ids.department(place.department),
        teamId: place.department && place.team ? ids.team(place.department, place.team) : null,
        jobProfileId: ids.jobProfile(place.job),
        parentId: above ? ids.role(above) : null,
      };
    }),
  };
}

export interface DemoLead {
  kind: "departments" | "teams";
  id: string;
  leadId: string;
}

/** Returns the leads of departments and teams, to be set once the people exist. */
export function makeLeads(
  places: readonly Place[],
  people: readonly { row: { id: string } }[],
  ids: CompanyIds,
): DemoLead[] {
  return places.flatMap(({ department, team, leads }, at): DemoLead[] => {
    const leadId = people[at]?.row.id;
    if (!leads || department === null || leadId === undefined) return [];
    return team === null
      ? [{ kind: "departments", id: ids.department(department), leadId }]
      : [{ kind: "teams", id: ids.team(department, team), leadId }];
  });
}
