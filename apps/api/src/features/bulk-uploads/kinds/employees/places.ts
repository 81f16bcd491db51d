import { fold } from "@vaardig/matching/textMatch/fold";
import type { Tx } from "../../../../platform/db/database.ts";

interface Unit {
  id: string;
  name: string;
}
interface TeamUnit extends Unit {
  departmentId: string;
}
interface RoleUnit extends Unit {
  departmentId: string | null;
  teamId: string | null;
}

/** A person's position in the organization. */
export interface Place {
  departmentId: string | null;
  teamId: string | null;
  roleId: string | null;
}

const plain = (name: string) => fold(name.trim());

function byName<U extends Unit>(units: U[]): Map<string, U[]> {
  const found = new Map<string, U[]>();
  for (const unit of units) found.set(plain(unit.name), [...(found.get(plain(unit.name)) ?? []), unit]);
  return found;
}

/** The company's departments, teams and roles, found by name regardless of case and accents. */
export class Places {
  readonly #departments: Map<string, Unit[]>;
  readonly #teams: Map<string, TeamUnit[]>;
  readonly #roles: Map<string, RoleUnit[]>;
  readonly #names: Map<string, string>;
  readonly #teamsById: Map<string, TeamUnit>;
  readonly #rolesById: Map<string, RoleUnit>;

  constructor(departments: Unit[], teams: TeamUnit[], roles: RoleUnit[]) {
    this.#departments = byName(departments);
    this.#teams = byName(teams);
    this.#roles = byName(roles);
    this.#names = new Map([...departments, ...teams, ...roles].map(({ id, name }) => [id, name]));
    this.#teamsById = new Map(teams.map((team) => [team.id, team]));
    this.#rolesById = new Map(roles.map((role) => [role.id, role]));
  }

  nameOf(id: string | null): string {
    return id === null ? "" : (this.#names.get(id) ?? "");
  }

  /**
   * Returns the new position of a person who has the position `now`. A team or role sets its department when
   * the row names none; units that do not fit the new department or team are removed. Returns errors for
   * columns with unknown names.
   */
  resolve(values: Record<string, string>, now: Place): { place: Place; errors: Record<string, string> } {
    const errors: Record<string, string> = {};
    const place = { ...now };
    if (values.department) {
      const [department] = this.#departments.get(plain(values.department)) ?? [];
      if (department) place.departmentId = department.id;
      else errors.department = "department_missing";
    }
    if (values.team) {
      const team = this.#findTeam(values.team, place.departmentId, Boolean(values.department));
      if (team) Object.assign(place, { departmentId: team.departmentId, teamId: team.id });
      else errors.team = "team_unknown";
    } else if (place.teamId && this.#teamsById.get(place.teamId)?.departmentId !== place.departmentId) {
      place.teamId = null;
    }
    if (values.role) {
      const role = this.#findRole(values.role, place);
      if (role) place.roleId = role.id;
      else errors.role = "role_unknown";
    } else if (place.roleId && !this.#fits(this.#rolesById.get(place.roleId), place)) {
      place.roleId = null;
    }
    return { place, errors };
  }

  #findTeam(name: string, departmentId: string | null, stays: boolean): TeamUnit | undefined {
    const teams = this.#teams.get(plain(name)) ?? [];
    const here = teams.find((team) => team.departmentId === departmentId);
    return here ?? (stays || teams.length > 1 ? undefined : teams[0]);
  }

  #findRole(name: string, place: Place): RoleUnit | undefined {
    const fitting = (this.#roles.get(plain(name)) ?? []).filter((role) => this.#fits(role, place));
    const closeness = (role: RoleUnit) => (role.teamId ? 2 : 0) + (role.departmentId ? 1 : 0);
    return fitting.sort((a, b) => closeness(b) - closeness(a))[0];
  }

  #fits(role: RoleUnit | undefined, place: Place): boolean {
    if (!role) return false;
    return (
      [null, place.departmentId].includes(role.departmentId) && [null, place.teamId].includes(role.teamId)
    );
  }
}

/** Reads the company's organization once for a whole file. */
export async function loadPlaces(tx: Tx, companyId: string): Promise<Places> {
  const read = async <U>(columns: string, table: string) =>
    (
      await tx.$client.query<U & Record<string, unknown>>(
        `select id, name${columns} from ${table} where company_id = $1 order by created_at, id`,
        [companyId],
      )
    ).rows;
  const [departments, teams, roles] = await Promise.all([
    read<Unit>("", "departments"),
    read<TeamUnit>(', department_id as "departmentId"', "teams"),
    read<RoleUnit>(', department_id as "departmentId", team_id as "teamId"', "roles"),
  ]);
  return new Places(departments, teams, roles);
}
