import type { MergeUndo } from "@vaardig/contract/organization/organization";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { MergeTrace } from "./traceMerge.ts";

/** SQLSTATEs of an undo: another record took the place, or a referenced one was deleted. */
const IN_THE_WAY = ["23505", "23503"];

interface Restored extends MergeUndo {
  companyId: string;
  actorId: string;
  /** The target in the merge's event. */
  into: string | null;
  trace: MergeTrace;
}

async function restoreUnits(tx: Tx, { companyId, units, trace }: Restored): Promise<void> {
  const json = (rows: { id: string }[]) => {
    const names = new Map(units.map(({ id, name }) => [id, name]));
    return JSON.stringify(rows.map((row) => ({ ...row, name: names.get(row.id) })));
  };
  const lead =
    "(select u.id from users u where u.company_id = $1 and u.id = t.lead_id and u.status <> 'deactivated')";
  await tx.$client.query(
    `insert into departments (company_id, id, name, lead_id) select $1, t.id, t.name, ${lead}
     from jsonb_to_recordset($2::jsonb) t(id uuid, name text, lead_id uuid)`,
    [companyId, json(trace.departments)],
  );
  await tx.$client.query(
    `update teams x set department_id = t."from", version = version + 1
     from jsonb_to_recordset($2::jsonb) t(id uuid, "from" uuid, "to" uuid)
     where x.company_id = $1 and x.id = t.id and x.department_id = t."to"`,
    [companyId, JSON.stringify(trace.moved_teams)],
  );
  await tx.$client.query(
    `insert into teams (company_id, id, name, department_id, lead_id) select $1, t.id, t.name, t.department_id, ${lead}
     from jsonb_to_recordset($2::jsonb) t(id uuid, name text, department_id uuid, lead_id uuid)`,
    [companyId, json(trace.teams)],
  );
  // First their places, so that names are free again; then their parents, once all roles exist.
  await tx.$client.query(
    `update roles x set department_id = (t."from"->>0)::uuid, team_id = (t."from"->>1)::uuid, version = version + 1
     from jsonb_to_recordset($2::jsonb) t(id uuid, "from" jsonb, "to" jsonb)
     where x.company_id = $1 and x.id = t.id and x.department_id is not distinct from (t."to"->>0)::uuid
       and x.team_id is not distinct from (t."to"->>1)::uuid`,
    [companyId, JSON.stringify(trace.moved_roles)],
  );
  await tx.$client.query(
    `insert into roles (company_id, id, name, department_id, team_id, job_profile_id)
     select $1, t.id, t.name, t.department_id, t.team_id, t.job_profile_id
     from jsonb_to_recordset($2::jsonb) t(id uuid, name text, department_id uuid, team_id uuid, job_profile_id uuid)`,
    [companyId, json(trace.roles)],
  );
  await tx.$client.query(
    `update roles x set parent_id = t.parent_id
     from jsonb_to_recordset($2::jsonb) t(id uuid, parent_id uuid)
     where x.company_id = $1 and x.id = t.id`,
    [companyId, JSON.stringify(trace.roles)],
  );
  await tx.$client.query(
    `update roles x set parent_id = (t."from"->>2)::uuid
     from jsonb_to_recordset($2::jsonb) t(id uuid, "from" jsonb, "to" jsonb)
     where x.company_id = $1 and x.id = t.id and x.parent_id is not distinct from (t."to"->>2)::uuid`,
    [companyId, JSON.stringify(trace.moved_roles)],
  );
}

/** Throws when roles were rearranged meanwhile, so that the restored order forms a cycle. */
async function refuseCircle(tx: Tx, companyId: string): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `with recursive top as (
        select id from roles where company_id = $1 and parent_id is null
        union all
        select r.id from roles r join top on r.parent_id = top.id where r.company_id = $1)
      select 1 from roles where company_id = $1 and id not in (select id from top) limit 1`,
    [companyId],
  );
  if (rowCount) throw new AppError("conflict");
}

async function restoreRest(tx: Tx, { companyId, id, into, trace }: Restored): Promise<void> {
  for (const { from, to, ids } of trace.people)
    await tx.$client.query(
      `update users set department_id = $3, team_id = $4, role_id = $5, version = version + 1, updated_at = now()
       where company_id = $1 and id = any($2::uuid[]) and department_id is not distinct from $6
         and team_id is not distinct from $7 and role_id is not distinct from $8`,
      [companyId, ids, ...from, ...to],
    );
  for (const table of ["vacancies", "projects"] as const)
    await tx.$client.query(
      `update ${table} set department_id = $3, version = version + 1, updated_at = now()
       where company_id = $1 and id = any($2::uuid[]) and department_id = $4`,
      [companyId, trace[table], id, into],
    );
  // Changes that are still pending and still refer to the merge's target.
  for (const table of ["vacancies", "projects"] as const)
    await tx.$client.query(
      `update ${table} set revision = replace(revision::text, $4::text, $3::text)::jsonb, version = version + 1
       where company_id = $1 and id = any($2::uuid[]) and revision::text like '%' || $4::text || '%'`,
      [companyId, trace.changes?.[table] ?? [], id, into],
    );
}

/**
 * Undoes a merge or deletion by the same actor within the hour: removed units return under their ids, and
 * everything still at the target moves back. A repeated call changes nothing. Throws `not_found` when there
 * is nothing to undo, `conflict` when another record is in the way.
 */
export async function undoMerge(
  tx: Tx,
  { companyId, userId: actorId }: { companyId: string; userId: string },
  { id, units }: MergeUndo,
): Promise<void> {
  const { rows } = await tx.$client.query<{ kind: string; data: { into?: string; undo: MergeTrace } }>(
    `select kind, data from events where company_id = $1 and subject_id = $2 and actor_id = $3 and data ? 'undo'
       and at > now() - interval '1 hour' order by at desc limit 1`,
    [companyId, id, actorId],
  );
  const { kind, data } = found(rows[0]);
  const [noun = ""] = kind.split(".");
  const trace = data.undo;
  const missing = [...trace.departments, ...trace.teams, ...trace.roles].filter(
    (unit) => !units.some((one) => one.id === unit.id),
  );
  if (missing.length > 0) throw new AppError("validation_failed", { fields: { units: "required" } });
  const table = { department: "departments", team: "teams", org_role: "roles" }[noun];
  const isBack = `select 1 from ${table} where company_id = $1 and id = $2`;
  if ((await tx.$client.query(isBack, [companyId, id])).rowCount) return;
  const all = { companyId, actorId, id, units, into: data.into ?? null, trace };
  try {
    await restoreUnits(tx, all);
    await restoreRest(tx, all);
  } catch (error) {
    const isInTheWay = error instanceof Error && "code" in error && IN_THE_WAY.includes(String(error.code));
    throw isInTheWay ? new AppError("conflict", { cause: error }) : error;
  }
  await refuseCircle(tx, companyId);
  await recordEvent(tx, { companyId, actorId, kind: `${noun}.merge_undone`, subjectId: id });
}
