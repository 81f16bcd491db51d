import type { Erasure } from "@vaardig/contract/account/account";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { storageKeysOfUploads } from "../bulk-uploads/storageKeysOfUploads.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { storageKeysOfPeople } from "../files/storageKeysOfPeople.ts";
import { deleteMailsTo } from "../mails/deleteMailsTo.ts";
import { deleteIdempotencyResponses } from "./deleteIdempotencyResponses.ts";
import { redactErased } from "./redactErased.ts";

/** Tables deleted with a person, reported by kind. */
const KINDS = {
  applications: "applications",
  experiences: "experiences",
  educations: "educations",
  certificates: "certificates",
  languages: "person_languages",
  skills: "person_skills",
  wishes: "skill_wishes",
  files: "files",
  notes: "candidate_notes",
  tasks: "candidate_tasks",
  talent_pools: "talent_pool_people",
  mails: "mails",
} as const;

async function countRows(tx: Tx, companyId: string, userId: string): Promise<Erasure["erased"]> {
  const counts = Object.entries(KINDS).map(
    ([kind, table]) =>
      `select '${kind}' as kind, count(*)::int as count from ${table} where company_id = $1 and user_id = $2`,
  );
  const { rows } = await tx.$client.query<Erasure["erased"][number]>(counts.join(" union all "), [
    companyId,
    userId,
  ]);
  return rows.filter(({ count }) => count > 0);
}

interface Erased {
  companyId: string;
  userId: string;
  /** Null when the retention period ended. */
  actorId: string | null;
  /** Kind of the logged event. */
  kind?: string;
}

/**
 * Erases a person with everything about them, including files and stored responses. An event without a name
 * remains, whose id is the proof. Emails to other people remain without the name.
 */
export async function erasePerson(
  tx: Tx,
  services: Pick<TxServices, "jobs" | "sessions">,
  { companyId, userId, actorId, kind: told = "candidate.erased" }: Erased,
): Promise<Erasure> {
  const id = v7();
  const erased = await countRows(tx, companyId, userId);
  const keys = [
    ...(await storageKeysOfPeople(tx, companyId, [userId])),
    ...(await storageKeysOfUploads(tx, companyId, [userId])),
  ];
  for (const key of keys) await services.jobs.add(tx, "remove_file", { key });
  await deleteIdempotencyResponses(tx, companyId, [userId]);
  await deleteMailsTo(tx, companyId, [userId]);
  await redactErased(tx, companyId, userId);
  await tx.$client.query("delete from users where company_id = $1 and id = $2", [companyId, userId]);
  const data = { proof: id, ...Object.fromEntries(erased.map(({ kind, count }) => [kind, count])) };
  await recordEvent(tx, { companyId, actorId, kind: told, userId, subjectId: id, data });
  services.sessions.forgetUser(userId);
  return { id, erased_at: new Date().toISOString(), erased };
}
