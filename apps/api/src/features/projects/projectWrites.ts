import { encodeIssue } from "@vaardig/contract/issueMessage";
import { and, eq, inArray, sql } from "drizzle-orm";
import { initialApproval } from "../../domain/approval/initialApproval.ts";
import { jobColumns } from "../../domain/jobs/jobColumns.ts";
import { replaceJobSkills } from "../../domain/jobs/jobSkills.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { projects } from "../../domain/projects/projects.table.ts";
import { requiredOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { rolesOf } from "./projects.queries.ts";
import type { StoredProject } from "./storedProject.ts";

const columnsOf = ({ name, description, department, startDate, endDate }: StoredProject) => ({
  name,
  description,
  departmentId: department,
  startDate,
  endDate,
});

type Place = { companyId: string; id: string };

/** Adds a project without its roles: a draft, or approved for an administrator; returns its id. */
export async function insertProject(tx: Tx, viewer: Viewer, values: StoredProject): Promise<string> {
  const { companyId, userId } = viewer;
  const [row] = await tx
    .insert(projects)
    .values({ companyId, ownerId: userId, ...columnsOf(values), ...initialApproval(viewer) })
    .returning({ id: projects.id });
  if (!row) throw new Error("an insert answers its row");
  return row.id;
}

/** Deletes the roles that a change omits. Throws at the field for a role with people in its pipeline. */
async function removeRoles(tx: Tx, { companyId, id }: Place, keptIds: (string | null)[]): Promise<void> {
  const roles = await rolesOf(tx, companyId, id);
  const gone = roles.filter((role) => !keptIds.includes(role.id));
  if (gone.length === 0) return;
  const ids = gone.map((role) => role.id);
  const used = gone.find(({ listed }) => listed > 0);
  if (used) {
    const [row] = await tx
      .select({ name: vacancies.name })
      .from(vacancies)
      .where(and(eq(vacancies.companyId, companyId), eq(vacancies.id, used.id)));
    throw new AppError("validation_failed", {
      fields: { roles: encodeIssue("role_in_use", { name: row?.name ?? "" }) },
    });
  }
  await tx.delete(vacancies).where(and(eq(vacancies.companyId, companyId), inArray(vacancies.id, ids)));
}

/** Applies the values of a project and its roles without changing the version or status. */
export async function applyProjectValues(
  tx: Tx,
  { companyId, id }: Place,
  ownerId: string,
  values: StoredProject,
): Promise<void> {
  await tx
    .update(projects)
    .set(columnsOf(values))
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)));
  await removeRoles(
    tx,
    { companyId, id },
    values.roles.map((role) => role.id),
  );
  for (const { id: roleId, ...role } of values.roles) {
    const columns = jobColumns({ ...role, department_id: values.department });
    const [row] = roleId
      ? await tx
          .update(vacancies)
          .set({ ...columns, version: sql`${vacancies.version} + 1`, updatedAt: new Date() })
          .where(
            and(eq(vacancies.companyId, companyId), eq(vacancies.id, roleId), eq(vacancies.projectId, id)),
          )
          .returning({ id: vacancies.id })
      : await tx
          .insert(vacancies)
          .values({ companyId, ownerId, projectId: id, ...columns })
          .returning({ id: vacancies.id });
    if (row) await replaceJobSkills(tx, companyId, row.id, requiredOf(role.skills));
  }
}

/**
 * Gives the roles the status of their project. While a change is pending or declined they stay approved,
 * because the approved values stay in force.
 */
export async function alignRoles(tx: Tx, { companyId, id }: Place): Promise<void> {
  await tx.$client.query(
    `update vacancies v set publication = p.publication, owner_id = p.owner_id, version = v.version + 1,
        status = case when p.revision is null then p.status else 'Approved' end
      from projects p where p.company_id = $1 and p.id = $2 and v.company_id = $1 and v.project_id = p.id
        and (v.publication, v.owner_id, v.status)
          is distinct from (p.publication, p.owner_id, case when p.revision is null then p.status else 'Approved' end)`,
    [companyId, id],
  );
}
