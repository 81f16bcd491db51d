import type { UnitKind } from "@vaardig/contract/organization/organizationImpact";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import { namesakeRoles, namesakeTeams } from "./moves.queries.ts";
import { findTeam } from "./organization.queries.ts";

interface Merged {
  kind: UnitKind;
  name: string;
}

const asRole = ({ name }: { name: string }): Merged => ({ kind: "role", name });

async function rolesOfTeams(tx: Tx, companyId: string, id: string, into: string): Promise<Merged[]> {
  const from = found(await findTeam(tx, companyId, id));
  const to = found(await findTeam(tx, companyId, into));
  const pairs = await namesakeRoles(
    tx,
    companyId,
    { departmentId: from.department_id, teamId: id },
    { departmentId: to.department_id, teamId: into },
  );
  return pairs.map(asRole);
}

/** Returns the units that have the same name at the target and are merged there. */
export async function findMerged(
  tx: Tx,
  companyId: string,
  kind: UnitKind,
  id: string,
  into: string,
): Promise<Merged[]> {
  if (kind === "role") return [];
  if (kind === "team") return rolesOfTeams(tx, companyId, id, into);
  const merged: Merged[] = [];
  for (const pair of await namesakeTeams(tx, companyId, id, into)) {
    merged.push({ kind: "team", name: pair.name });
    merged.push(...(await rolesOfTeams(tx, companyId, pair.from, pair.to)));
  }
  const roles = await namesakeRoles(
    tx,
    companyId,
    { departmentId: id, teamId: null },
    { departmentId: into, teamId: null },
  );
  return [...merged, ...roles.map(asRole)];
}
