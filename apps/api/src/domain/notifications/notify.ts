import {
  type EmailChannel,
  emailByDefault,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@vaardig/contract/notifications/notificationKinds";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { enqueueOnly } from "../../platform/jobs/jobs.ts";
import { OWN_MAILS } from "./ownMails.ts";
import { type NotificationValues, SUBJECTS, type SubjectType } from "./subjects.ts";

export interface News {
  companyId: string;
  userIds: readonly string[];
  kind: NotificationKind;
  /** What it is about, to which it leads. */
  subject: { type: SubjectType; id: string };
  /** For the sentence. Names of people stay out: they are looked up by `personId` and `actorId`. */
  values: NotificationValues;
  /** The same key to the same person is one notification. */
  key?: string;
  /** Who caused it, who is told nothing; null where the product did or it is not told who. */
  actorId?: string | null;
  /** Who it is about; it goes with them when they are erased. */
  personId?: string | null;
}

/** How each role that gets a kind is emailed where nothing was chosen. */
function defaultsOf(kind: NotificationKind): Record<string, EmailChannel> {
  return Object.fromEntries(NOTIFICATION_KINDS[kind].roles.map((role) => [role, emailByDefault(kind, role)]));
}

/**
 * Tells people what happened, in the transaction in which it does. Who caused it, cannot sign in or may not open the
 * record is not told. One statement for all of them, which wakes each of their streams once.
 */
export async function notify(tx: Tx, news: News): Promise<void> {
  const { companyId, kind, subject, values, key = null, actorId = null, personId = null } = news;
  const userIds = [...new Set(news.userIds)].filter((id) => id !== actorId);
  if (userIds.length === 0) return;
  const { rows } = await tx.$client.query<{ waits: boolean }>({
    name: `notify_${subject.type}`,
    text: `with wanted as (
        select a.id, u.id as user_id, coalesce(p.product, true) as shown,
          coalesce(p.email, $12::jsonb ->> u.system_role) as email
        from unnest($2::uuid[], $3::uuid[]) a(user_id, id)
        join users u on u.company_id = $1 and u.id = a.user_id and u.status = 'active' and u.account
        cross join (select $6::uuid as subject_id) n
        left join notification_preferences p
          on p.company_id = $1 and p.user_id = u.id and p.kind = $4
        where $12::jsonb ? u.system_role and ${SUBJECTS[subject.type].opens})
      insert into notifications (company_id, id, user_id, kind, subject_type, subject_id, person_id, actor_id,
        "values", key, shown, email, mailed_at)
      select $1, id, user_id, $4, $5, $6, $7, $8, $9::jsonb, $10, shown, email,
        case when email = 'now' and $11 then now() end
      from wanted where shown or email <> 'none' and not (email = 'now' and $11)
      on conflict (company_id, user_id, key) where key is not null do nothing
      returning email = 'now' and mailed_at is null as waits`,
    values: [
      ...[companyId, userIds, userIds.map(() => v7()), kind, subject.type, subject.id, personId, actorId],
      ...[JSON.stringify(values), key, OWN_MAILS.has(kind), JSON.stringify(defaultsOf(kind))],
    ],
  });
  if (rows.some(({ waits }) => waits)) await enqueueOnly().add(tx, "mail_notifications", { companyId });
}
