import type { InvitationBatch } from "@vaardig/contract/invitations/invitations";
import type { Language } from "@vaardig/contract/limits";
import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { cancelQueuedMails } from "../../mails/mailWords.queries.ts";

export interface InvitationRow {
  id: string;
  status: "pending" | "sent" | "accepted" | "revoked" | "bounced";
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  attempts: number;
}

const OPEN = "status in ('pending', 'sent')";
const LIFE = "interval '7 days'";

/** Returns a person's invitations, newest first; at most 50. */
export async function invitationsOf(tx: Tx, companyId: string, userId: string): Promise<InvitationRow[]> {
  const { rows } = await tx.$client.query<InvitationRow>({
    name: "invitations_of",
    text: `select i.id, i.status, ${fullName("u")} as "invitedBy", i.created_at as "createdAt",
        i.expires_at as "expiresAt", coalesce(m.attempts, 0) as attempts
      from invitations i
      left join users u on u.company_id = $1 and u.id = i.invited_by
      left join mails m on m.company_id = $1 and m.id = i.mail_id
      where i.company_id = $1 and i.user_id = $2 order by i.created_at desc, i.id desc limit 50`,
    values: [companyId, userId],
  });
  return rows;
}

/**
 * Marks people as invited; returns the ids of those who were not invited before, also for concurrent calls.
 */
export async function markInvited(tx: Tx, companyId: string, userIds: string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `update users set status = 'invited', updated_at = now()
     where company_id = $1 and id = any($2::uuid[]) and status = 'not_invited' returning id`,
    [companyId, userIds],
  );
  return rows.map(({ id }) => id);
}

/** Adds a pending invitation for each person under one batch. */
export async function addInvitations(
  tx: Tx,
  { companyId, userId: invitedBy }: { companyId: string; userId: string },
  batchId: string,
  userIds: string[],
): Promise<void> {
  await tx.$client.query(
    `insert into invitations (company_id, id, user_id, invited_by, batch_id, expires_at)
     select $1, given.id, given.user_id, $2, $3, now() + ${LIFE}
     from unnest($4::uuid[], $5::uuid[]) as given (id, user_id)`,
    [companyId, invitedBy, batchId, userIds.map(() => v7()), userIds],
  );
}

/** Revokes the open invitations of people, with their links and unsent emails. */
export async function revokeInvitations(tx: Tx, companyId: string, userIds: string[]): Promise<void> {
  const values = [companyId, userIds];
  await tx.$client.query(
    `update one_time_links set revoked_at = now() where company_id = $1 and user_id = any($2::uuid[])
       and purpose = 'invitation' and used_at is null and revoked_at is null`,
    values,
  );
  const { rows } = await tx.$client.query<{ mail_id: string }>(
    `select mail_id from invitations
     where company_id = $1 and user_id = any($2::uuid[]) and mail_id is not null and ${OPEN}`,
    values,
  );
  // Before the invitations, because sending an email locks the email first too.
  await cancelQueuedMails(
    tx,
    companyId,
    rows.map(({ mail_id: id }) => id),
  );
  await tx.$client.query(
    `update invitations set status = 'revoked', updated_at = now()
     where company_id = $1 and user_id = any($2::uuid[]) and ${OPEN}`,
    values,
  );
}

/** Marks invited people as not invited; returns the ids of those who were. */
export async function markNotInvited(tx: Tx, companyId: string, userIds: string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `update users set status = 'not_invited', updated_at = now()
     where company_id = $1 and id = any($2::uuid[]) and status = 'invited' returning id`,
    [companyId, userIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the people who are still invited and returns their ids, so that concurrent calls do not resend twice.
 */
export async function lockInvited(tx: Tx, companyId: string, userIds: string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where company_id = $1 and id = any($2::uuid[]) and status = 'invited'
     order by id for no key update`,
    [companyId, userIds],
  );
  return rows.map(({ id }) => id);
}

/** Returns the progress of a batch and the person who started it; undefined when there is none. */
export async function findBatch(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<(InvitationBatch & { invitedBy: string }) | undefined> {
  const count = (status: string) => `count(*) filter (where i.status = '${status}')::int as ${status}`;
  const { rows } = await tx.$client.query<InvitationBatch & { invitedBy: string }>({
    name: "invitation_batch",
    text: `select $2::uuid as id, min(i.invited_by::text) as "invitedBy", count(*)::int as total,
        ${["pending", "sent", "accepted", "revoked", "bounced"].map(count).join(", ")},
        count(*) filter (where i.status = 'pending' and m.attempts > 0)::int as delayed
      from invitations i left join mails m on m.company_id = $1 and m.id = i.mail_id and i.status = 'pending'
      where i.company_id = $1 and i.batch_id = $2`,
    values: [companyId, id],
  });
  return rows[0] && rows[0].total > 0 ? rows[0] : undefined;
}

interface Invited {
  companyId: string;
  id: string;
  email: string;
  language: Language;
  status: "invited";
  companyName: string;
}

/**
 * Returns the invitations of a batch without an email, locked until the transaction ends; concurrent calls
 * skip them.
 */
export async function lockUnsent(
  tx: Tx,
  companyId: string,
  batchId: string,
  most: number,
): Promise<Invited[]> {
  const { rows } = await tx.$client.query<Invited>({
    name: "invitations_unsent",
    text: `select $1::uuid as "companyId", u.id, u.email, u.language, u.status,
        c.name as "companyName"
      from invitations i
      join users u on u.company_id = $1 and u.id = i.user_id and u.status = 'invited'
      join companies c on c.id = $1
      where i.company_id = $1 and i.batch_id = $2 and i.status = 'pending' and i.mail_id is null
      order by i.id limit $3 for update of i skip locked`,
    values: [companyId, batchId, most],
  });
  return rows;
}
