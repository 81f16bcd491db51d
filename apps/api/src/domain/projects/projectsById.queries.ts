import type { Tx } from "../../platform/db/database.ts";

export interface ProjectSummaryRow {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  /** Takes people: approved, and neither on hold nor closed. */
  isOpen: boolean;
}

/** SQL condition: shown to job seekers. */
const OPEN = "publication = 'open' and (status = 'Approved' or revision is not null)";

/** Returns projects of the company by id; others are left out. */
export async function projectsById(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<Map<string, ProjectSummaryRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.$client.query<ProjectSummaryRow>({
    name: "projects_by_id",
    text: `select id, name, to_char(start_date, 'YYYY-MM-DD') as "startDate",
        to_char(end_date, 'YYYY-MM-DD') as "endDate", ${OPEN} as "isOpen"
      from projects where company_id = $1 and id = any($2::uuid[])`,
    values: [companyId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
