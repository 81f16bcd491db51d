import { EMPLOYEE_TEXTS, mapTexts } from "@vaardig/contract/employees/employeeTexts";
import { textColumns } from "../../../../domain/people/employees/textColumns.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { Uploader } from "../uploadKind.ts";
import type { ValidatedPerson } from "./validateRow.ts";

function wire({ values, place, person }: ValidatedPerson) {
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    ...mapTexts(EMPLOYEE_TEXTS, (name) => values[name] ?? person?.[name] ?? null),
    gender: values.gender ?? person?.gender ?? "Undefined",
    join_date: values.join_date ?? person?.join_date ?? null,
    system_role: values.system_role,
    department_id: place.departmentId,
    team_id: place.teamId,
    role_id: place.roleId,
  };
}

const FIELDS = `first_name text, last_name text, ${textColumns((name) => `${name} text`)}, gender text, join_date date, system_role text,
  department_id uuid, team_id uuid, role_id uuid`;

/** Adds people who are not invited yet, under an existing manager; returns the ids of those added. */
export async function insertPeople(
  tx: Tx,
  { companyId, language }: Uploader,
  rows: (ValidatedPerson & { id: string })[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const given = rows.map((row) => ({
    ...wire(row),
    id: row.id,
    email: row.values.email,
    manager: row.values.manager,
  }));
  const { rows: added } = await tx.$client.query<{ id: string }>({
    name: "upload_insert_people",
    text: `insert into users (company_id, id, email, first_name, last_name, ${textColumns((name) => name)}, gender, join_date, system_role,
        status, language, department_id, team_id, role_id, manager_id)
      select $1, g.id, g.email, g.first_name, g.last_name, ${textColumns((name) => `g.${name}`)}, g.gender, g.join_date, g.system_role,
        'not_invited', $2, g.department_id, g.team_id, g.role_id, m.id
      from jsonb_to_recordset($3::jsonb) as g (id uuid, email text, manager text, ${FIELDS})
      left join users m on m.company_id = $1 and m.email = g.manager
      on conflict do nothing returning id`,
    values: [companyId, language, JSON.stringify(given)],
  });
  return new Set(added.map(({ id }) => id));
}

/** Updates everything about changed people except their managers. */
export async function updatePeople(tx: Tx, companyId: string, rows: ValidatedPerson[]): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map((row) => ({ ...wire(row), id: row.person?.id }));
  await tx.$client.query({
    name: "upload_update_people",
    text: `update users u set first_name = g.first_name, last_name = g.last_name, ${textColumns((name) => `${name} = g.${name}`)},
        gender = g.gender, join_date = g.join_date, system_role = g.system_role, department_id = g.department_id,
        team_id = g.team_id, role_id = g.role_id, version = u.version + 1, updated_at = now()
      from jsonb_to_recordset($2::jsonb) as g (id uuid, ${FIELDS})
      where u.company_id = $1 and u.id = g.id`,
    values: [companyId, JSON.stringify(given)],
  });
}
