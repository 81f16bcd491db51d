import type { Tx } from "../../platform/db/database.ts";

export interface RolePlace {
  id: string;
  department_id: string | null;
  team_id: string | null;
}

/** Returns the department and team of roles, by id. */
export async function rolePlaces(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RolePlace>> {
  const { rows } = await tx.$client.query<RolePlace>(
    "select id, department_id, team_id from roles where company_id = $1 and id = any($2::uuid[])",
    [companyId, ids],
  );
  return new Map(rows.map((role) => [role.id, role]));
}

/** Names of roles that stand in a text. */
export async function namesOfRoles(tx: Tx, companyId: string, within: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ name: string }>({
    name: "role_names_within",
    text: "select distinct name from roles where company_id = $1 and position(lower(name) in lower($2)) > 0",
    values: [companyId, within],
  });
  return rows.map(({ name }) => name);
}
