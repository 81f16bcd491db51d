import { NOTIFICATION_KINDS, type NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { enqueueOnly } from "../../platform/jobs/jobs.ts";
import { defaultsOf } from "./defaultsOf.ts";
import { OWN_MAIL_KINDS } from "./ownMails.ts";
import { type NotificationValues, SUBJECTS, type SubjectType } from "./subjects.ts";

interface Shared {
  companyId: string;
  kind: NotificationKind;
  /** The actor, who is not notified; null when it is the product or is not disclosed. */
  actorId?: string | null;
}

/** A notification for one person about one record. */
export interface PersonNotification {
  userId: string;
  subjectId: string;
  /**
   * Values for the sentence. Names of people are left out: they are looked up by `personId` and `actorId`.
   */
  values: NotificationValues;
  /** At most one notification per person and key. */
  key?: string;
  /** The person concerned; the notification is deleted when they are erased. */
  personId?: string | null;
}

export interface NotificationInput extends Shared, Omit<PersonNotification, "userId" | "subjectId"> {
  userIds: readonly string[];
  /** The record that the notification leads to. */
  subject: { type: SubjectType; id: string };
}

/**
 * Creates notifications of one kind for many people and records, in one statement, which wakes each of their
 * streams once. The actor and people who cannot sign in or may not open the record are left out.
 */
export async function notifyEach(
  tx: Tx,
  { companyId, kind, type, actorId = null }: Shared & { type: SubjectType },
  list: readonly PersonNotification[],
): Promise<void> {
  const told = list.filter(({ userId }) => userId !== actorId);
  if (told.length === 0) return;
  const rows = told.map(({ userId, subjectId, personId = null, values, key = null }) => {
    return { id: v7(), user_id: userId, subject_id: subjectId, person_id: personId, values, key };
  });
  const made = await tx.$client.query<{ waits: boolean }>({
    name: `notify_${type}`,
    text: `with wanted as (
        select n.*, $8 or coalesce(p.product, true) as shown, coalesce(p.email, $7::jsonb ->> u.system_role) as email
        from jsonb_to_recordset($2::jsonb) n(id uuid, user_id uuid, subject_id uuid, person_id uuid, "values" jsonb, key text)
        join users u on u.company_id = $1 and u.id = n.user_id and u.status = 'active' and u.account
        left join notification_preferences p
          on p.company_id = $1 and p.user_id = u.id and p.kind = $3
        where $7::jsonb ? u.system_role and ${SUBJECTS[type].opens})
      insert into notifications (company_id, id, user_id, kind, subject_type, subject_id, person_id, actor_id,
        "values", key, shown, email, mailed_at)
      select $1, id, user_id, $3, $4, subject_id, person_id, $5, "values", key, shown, email,
        case when email = 'now' and $6 then now() end
      from wanted where shown or email <> 'none' and not (email = 'now' and $6)
      on conflict (company_id, user_id, key) where key is not null do nothing
      returning email = 'now' and mailed_at is null as waits`,
    values: [
      companyId,
      JSON.stringify(rows),
      kind,
      type,
      actorId,
      OWN_MAIL_KINDS.has(kind),
      JSON.stringify(defaultsOf(kind)),
      NOTIFICATION_KINDS[kind].alwaysShown === true,
    ],
  });
  if (made.rows.some(({ waits }) => waits)) await enqueueOnly().add(tx, "mail_notifications", { companyId });
}

/** Notifies people of a change of one record, in the transaction that makes it; see `notifyEach`. */
export async function notify(tx: Tx, news: NotificationInput): Promise<void> {
  const { userIds, subject, values, key, personId, ...shared } = news;
  const one = {
    subjectId: subject.id,
    values,
    ...(key !== undefined && { key }),
    personId: personId ?? null,
  };
  const list = [...new Set(userIds)].map((userId) => ({ ...one, userId }));
  await notifyEach(tx, { ...shared, type: subject.type }, list);
}
