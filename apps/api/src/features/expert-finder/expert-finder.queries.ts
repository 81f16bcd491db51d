import type { ExpertQuery } from "@vaardig/contract/expert-finder/expertFinder";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName } from "../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";

/** Filters of a people search apart from skills. */
export type PeopleFilter = Omit<ExpertQuery, "skills">;

interface Condition {
  name: string;
  text: string;
  values: unknown[];
}

const SIDES = {
  all: "u.system_role <> 'staff'",
  internal: "u.system_role not in ('freelancer', 'staff')",
  external: "u.system_role = 'freelancer'",
} as const;

/** Returns the condition for the active people `users u` that match a filter, without staff. */
function conditionOf(companyId: string, filter: PeopleFilter): Condition {
  const values: unknown[] = [companyId];
  let name = `experts_${filter.people}`;
  let text = `u.company_id = $1 and u.status = 'active' and ${SIDES[filter.people]}`;
  const narrow = (part: string, value: unknown, condition: (place: string) => string) => {
    name += `_${part}`;
    text += ` and ${condition(`$${values.push(value)}`)}`;
  };
  if (filter.departments.length > 0)
    narrow("d", filter.departments, (place) => `u.department_id = any(${place}::uuid[])`);
  if (filter.locations.length > 0) narrow("l", filter.locations, (place) => `u.location = any(${place})`);
  if (filter.hours !== null) narrow("h", filter.hours, (place) => `u.availability >= ${place}`);
  if (filter.search_query !== "")
    narrow(
      "q",
      patternOf(filter.search_query),
      (place) => `(${hasName("u", place)} or ${hasText("u.headline", place)}
        or u.role_id in (select r.id from roles r where r.company_id = $1 and ${hasText("r.name", place)})
        or u.job_profile_id in (select p.id from job_profiles p
          where ${hasText("p.labels->>'en'", place)} or ${hasText("p.labels->>'nl'", place)}))`,
    );
  return { name, text, values };
}

/** Returns a page of the people that match a filter, by name, with the total. */
export async function expertsByName(
  tx: Tx,
  companyId: string,
  filter: PeopleFilter,
  { page, size }: { page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const { name, text, values } = conditionOf(companyId, filter);
  const { rows: counted } = await tx.$client.query<{ total: number }>({
    name: `${name}_count`,
    text: `select count(*)::int as total from users u where ${text}`,
    values,
  });
  const { rows } = await tx.$client.query<{ id: string }>({
    name: `${name}_page`,
    text: `select u.id from users u where ${text}
      order by ${byName("u")}
      limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, size, page * size],
  });
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}

interface Choices {
  departments: { id: string; name: string; count: number }[];
  locations: { name: string; count: number }[];
}

/**
 * Returns the departments by name and the locations by frequency, each with the number of people a search can
 * find.
 */
export async function finderChoices(tx: Tx, companyId: string): Promise<Choices> {
  const RANKED = "u.status = 'active' and u.system_role <> 'staff'";
  const { rows: departments } = await tx.$client.query<Choices["departments"][number]>({
    name: "finder_departments",
    text: `select d.id, d.name, count(u.id)::int as count from departments d
      left join users u on u.company_id = d.company_id and u.department_id = d.id and ${RANKED}
      where d.company_id = $1 group by d.id, d.name order by ${alphabetical("d.name")}`,
    values: [companyId],
  });
  const { rows: locations } = await tx.$client.query<Choices["locations"][number]>({
    name: "finder_locations",
    text: `select u.location as name, count(*)::int as count from users u
      where u.company_id = $1 and ${RANKED} and u.location <> '' group by u.location
      order by count(*) desc, u.location limit 200`,
    values: [companyId],
  });
  return { departments, locations };
}
