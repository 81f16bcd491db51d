import type { Erasure } from "@vaardig/contract/candidates/candidateList";
import { IN_PROCESS_SQL } from "../../../domain/candidates/retention.ts";
import { lockPeople } from "../../../domain/people/lockPeople.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { byName, fullName } from "../../../platform/db/nameSql.ts";

export interface ErasureCandidate {
  id: string;
  name: string;
  in_process: boolean;
}

/**
 * Returns the chosen external people by name; `lock` keeps others from adding them to a list until the
 * transaction ends.
 */
export async function chosenCandidates(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  lock = false,
): Promise<ErasureCandidate[]> {
  if (lock) await lockPeople(tx, companyId, ids);
  const { rows } = await tx.$client.query<ErasureCandidate>(
    `select u.id, ${fullName("u")} as name, ${IN_PROCESS_SQL} as in_process
     from users u where u.company_id = $1 and u.id = any($2::uuid[]) and u.system_role = 'freelancer'
     order by ${byName("u")}`,
    [companyId, ids],
  );
  return rows;
}

const count = (table: string, and = "") =>
  `(select count(*)::int from ${table} t where t.company_id = $1 and t.user_id = any($2::uuid[])${and})`;

/** Returns the amount of data of each kind about these people. */
export async function countErasure(tx: Tx, companyId: string, ids: string[]): Promise<Erasure> {
  const { rows } = await tx.$client.query<Omit<Erasure, "people">>(
    `select ${count("applications")} as applications, ${count("candidate_notes")} as notes,
      ${count("candidate_tasks")} as tasks, ${count("files")} as files,
      ${count("person_skills", " and t.valid_to is null")} as skills, ${count("mails")} as mails,
      ${count("talent_pool_people")} as talent_pools`,
    [companyId, ids],
  );
  const none = { applications: 0, notes: 0, tasks: 0, files: 0, skills: 0, mails: 0, talent_pools: 0 };
  return { people: ids.length, ...none, ...rows[0] };
}
