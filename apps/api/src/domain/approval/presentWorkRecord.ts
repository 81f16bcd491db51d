import type { Approval, JobTeam } from "@vaardig/contract/jobs/jobWork";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { found } from "../../platform/http/appError.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { photoUrl } from "../files/photoUrl.ts";
import { APPROVED_TABLES, type ApprovedNoun } from "./approvedTables.ts";

interface ApprovalRow<Values> {
  decline_reason: string | null;
  revision: Values | null;
  submitted_by: string | null;
  submitted_name: string | null;
  submitted_at: Date | null;
  decided_by: string | null;
  decided_name: string | null;
  decided_at: Date | null;
}

interface PersonRow {
  id: string;
  name: string;
  part: "owner" | "co_owner" | "member";
  photo_id: string | null;
}

/** The approval history of a job or project, its pending change and its team. */
export interface WorkRecord<Values> {
  approval: Omit<Approval, "change">;
  /** The values of the pending change. */
  revision: Values | null;
  submittedBy: string | null;
  team: JobTeam;
}

const MEMBERS = {
  vacancy: ["vacancy_members", "vacancy_id"],
  project: ["project_members", "project_id"],
} as const;

const actOf = (id: string | null, name: string | null, at: Date | null) =>
  at && { by: id !== null && name !== null ? { id, name } : null, at: at.toISOString() };

/** Returns the approval record of a job or project. Throws 404 when the company has none of this id. */
export async function presentWorkRecord<Values>(
  tx: Tx,
  noun: ApprovedNoun,
  { companyId, secrets }: { companyId: string; secrets: Secrets },
  id: string,
): Promise<WorkRecord<Values>> {
  const { rows } = await tx.$client.query<ApprovalRow<Values>>({
    name: `work_record_${noun}`,
    text: `select t.decline_reason, t.revision, t.submitted_by, t.submitted_at, t.decided_by, t.decided_at,
        ${fullName("s")} as submitted_name, ${fullName("d")} as decided_name
      from ${APPROVED_TABLES[noun]} t
      left join users s on s.company_id = t.company_id and s.id = t.submitted_by
      left join users d on d.company_id = t.company_id and d.id = t.decided_by
      where t.company_id = $1 and t.id = $2`,
    values: [companyId, id],
  });
  const row = found(rows[0]);
  const [table, column] = MEMBERS[noun];
  const people = await tx.$client.query<PersonRow>({
    name: `work_team_${noun}`,
    text: `select u.id, ${fullName("u")} as name, w.part,
        u.photo_id
      from (select owner_id as user_id, 'owner' as part from ${APPROVED_TABLES[noun]} where company_id = $1 and id = $2
        union all select user_id, part from ${table} where company_id = $1 and ${column} = $2) w
      join users u on u.company_id = $1 and u.id = w.user_id
      order by ${byName("u")}`,
    values: [companyId, id],
  });
  const of = (part: PersonRow["part"]) =>
    people.rows
      .filter((person) => person.part === part)
      .map(({ id: userId, name, photo_id: photo }) => ({
        id: userId,
        name,
        photo_url: photoUrl(secrets, companyId, photo),
      }));
  return {
    approval: {
      decline_reason: row.decline_reason,
      submitted: actOf(row.submitted_by, row.submitted_name, row.submitted_at),
      decided: actOf(row.decided_by, row.decided_name, row.decided_at),
    },
    revision: row.revision,
    submittedBy: row.submitted_by,
    team: { owner: of("owner")[0] ?? null, co_owners: of("co_owner"), members: of("member") },
  };
}
