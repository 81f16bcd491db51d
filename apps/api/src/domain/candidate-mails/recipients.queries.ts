import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import { ACTED_SQL, APPLIED_SQL, AWAITS_ANSWER_SQL, MET_SQL } from "../applications/applicantActs.ts";
import { unsubscribedAt } from "../candidates/unsubscribed.ts";

export interface RecipientRow {
  /** Null for people of a talent pool. */
  applicationId: string | null;
  userId: string;
  name: string;
  email: string;
  stage: Stage | null;
  language: Language;
  /** True for people outside the company. */
  external: boolean;
  /** When the person unsubscribed from emails like this one, which respond to no action of theirs. */
  unsubscribedAt: Date | null;
  /** For a talent pool: the person is in the job's pipeline already, in any state. */
  inPipeline: boolean;
  applied: boolean;
  /** An interview took place. */
  met: boolean;
  /** Proposed times or an offer await the person's answer. */
  asked: boolean;
}

/** SQL condition: applications whose people can be emailed, neither archived nor withdrawn. */
const OPEN = "a.company_id = $1 and a.vacancy_id = $2 and a.archived_at is null and a.outcome <> 'withdrawn'";
const COLUMNS = `a.id as "applicationId", u.id as "userId", ${fullName("u")} as name, u.email,
  a.stage, u.language, u.system_role = 'freelancer' as external, false as "inPipeline",
  ${APPLIED_SQL} as applied, ${MET_SQL} as met,
  a.outcome = 'active' and ${AWAITS_ANSWER_SQL} as asked,
  case when u.system_role = 'freelancer' and a.outcome <> 'hired' and not ${ACTED_SQL} 
    then ${unsubscribedAt("u")} end as "unsubscribedAt"`;
const PEOPLE = "applications a join users u on u.company_id = a.company_id and u.id = a.user_id";

/** Returns a page of the people who can be emailed about a job, by name, with the total. */
export async function listRecipients(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  list: {
    stage?: Stage | undefined;
    user_ids?: readonly string[] | undefined;
    search_query: string;
    page: number;
    size: number;
  },
): Promise<{ rows: RecipientRow[]; total: number }> {
  const { rows } = await tx.$client.query<RecipientRow & { total: number }>({
    name: "mail_recipients",
    text: `select ${COLUMNS}, count(*) over ()::int as total from ${PEOPLE}
      where ${OPEN} and ($3::text is null or a.stage = $3) and ($7::uuid[] is null or a.user_id = any($7))
        and ($4 = '%%' or ${hasName("u", "$4")} or ${hasText("u.email", "$4")})
      order by ${byName("u")} limit $5 offset $6`,
    values: [
      companyId,
      vacancyId,
      list.stage ?? null,
      patternOf(list.search_query),
      list.size,
      list.page * list.size,
      list.user_ids ?? null,
    ],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the number of possible recipients per stage, and of those without an address. */
export async function countRecipients(
  tx: Tx,
  companyId: string,
  vacancyId: string,
): Promise<Map<Stage, { count: number; withoutAddress: number }>> {
  const { rows } = await tx.$client.query<{ stage: Stage; count: number; without: number }>({
    name: "mail_recipient_counts",
    text: `select a.stage, count(*)::int as count,
        count(*) filter (where u.email not like '%@%' or u.email like '%.invalid')::int as without
      from ${PEOPLE} where ${OPEN} group by a.stage`,
    values: [companyId, vacancyId],
  });
  return new Map(rows.map(({ stage, count, without }) => [stage, { count, withoutAddress: without }]));
}

/** Returns the recipients among chosen applications and whole stages, each once. */
export async function chosenRecipients(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  chosen: { application_ids: string[]; stages: Stage[] },
  max: number,
): Promise<RecipientRow[]> {
  const { rows } = await tx.$client.query<RecipientRow>({
    name: "mail_recipients_chosen",
    text: `select ${COLUMNS} from ${PEOPLE}
      where ${OPEN} and (a.id = any($3::uuid[]) or a.stage = any($4::text[])) order by ${byName("u")} limit $5`,
    values: [companyId, vacancyId, chosen.application_ids, chosen.stages, max + 1],
  });
  return rows;
}

/** Returns the id of a person's application for a job, in any state. */
export async function applicationIdOf(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "application_of_person",
    text: "select id from applications where company_id = $1 and vacancy_id = $2 and user_id = $3",
    values: [companyId, vacancyId, userId],
  });
  return rows[0]?.id;
}
