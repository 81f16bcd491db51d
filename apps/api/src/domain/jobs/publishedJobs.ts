import type { Tx } from "../../platform/db/database.ts";
import type { PublishingCompany } from "../companies/publishingCompany.ts";
import { TAKES_APPLICATIONS_SQL } from "./deadline.ts";

export interface PublishedJob {
  id: string;
  name: string;
  department: string | null;
  location: string | null;
  hours: number | null;
  salary_from: number;
  salary_to: number;
  published_at: Date;
  /** Application deadline. */
  apply_by: string | null;
}

export interface PublishedJobDetail extends PublishedJob {
  description: string;
  /** Number of people to hire. */
  headcount: number;
  available_from: string | null;
  starts_on: string | null;
  ends_on: string | null;
  /** Accepts applications. */
  open: boolean;
  /** Accepts no applications, because the deadline has passed. */
  deadlinePassed: boolean;
}

/** SQL condition: published on the careers page, which means open to external people and with a pay range. */
const PUBLISHED = "v.external and v.salary_from is not null and v.salary_to is not null";

const COLUMNS = `v.id, v.name, d.name as department, v.location, v.hours, v.salary_from, v.salary_to,
  coalesce(v.decided_at, v.created_at) as published_at, to_char(v.apply_by, 'YYYY-MM-DD') as apply_by`;
const FROM =
  "from vacancies v left join departments d on d.company_id = v.company_id and d.id = v.department_id";

/**
 * Returns the published jobs that accept applications, newest first; at most 1,000. A paused company
 * publishes none.
 */
export async function publishedJobs(tx: Tx, company: PublishingCompany): Promise<PublishedJob[]> {
  if (company.lifecycle === "paused") return [];
  const { rows } = await tx.$client.query<PublishedJob>({
    name: "jobs_published",
    text: `select ${COLUMNS} ${FROM} where v.company_id = $1 and ${TAKES_APPLICATIONS_SQL} and ${PUBLISHED}
      order by published_at desc, v.id desc limit 1000`,
    values: [company.id],
  });
  return rows;
}

/** Returns one job that is or was published; undefined otherwise. */
export async function findPublishedJob(
  tx: Tx,
  company: PublishingCompany,
  id: string,
): Promise<PublishedJobDetail | undefined> {
  const { rows } = await tx.$client.query<PublishedJobDetail>({
    name: "job_published",
    text: `select ${COLUMNS}, v.description, v.headcount, to_char(v.available_from, 'YYYY-MM-DD') as available_from,
        to_char(v.starts_on, 'YYYY-MM-DD') as starts_on, to_char(v.ends_on, 'YYYY-MM-DD') as ends_on,
        ${TAKES_APPLICATIONS_SQL} as open, v.live and not ${TAKES_APPLICATIONS_SQL} as "deadlinePassed"
      ${FROM} where v.company_id = $1 and v.id = $2 and ${PUBLISHED} and (v.live or v.status = 'Approved')`,
    values: [company.id, id],
  });
  const [row] = rows;
  return row && { ...row, open: row.open && company.lifecycle !== "paused" };
}
