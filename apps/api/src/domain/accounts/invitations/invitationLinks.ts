import type { Language } from "@vaardig/contract/limits";
import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { queryAllTenants } from "../../../platform/db/queryAllTenants.ts";
import type { TxServices } from "../../../platform/services.ts";
import { HAS_NEVER_SIGNED_IN_SQL } from "../hasNeverSignedIn.ts";
import { createLinks, linkAddress } from "../links/createLink.ts";

/** As long as an applicant is kept without consent, so that a link survives a holiday. */
const LIFE_MS = 28 * 24 * 3_600_000;

/** Ensures that each person has one open invitation; a person who was added without one becomes invited. */
async function invite(tx: Tx, companyId: string, userIds: readonly string[], expiresAt: Date) {
  await tx.$client.query(
    `insert into invitations (company_id, id, user_id, invited_by, expires_at)
     select $1, given.id, given.user_id, given.user_id, $4 from unnest($2::uuid[], $3::uuid[]) given (id, user_id)
     where not exists (select 1 from invitations i
       where i.company_id = $1 and i.user_id = given.user_id and i.status in ('pending', 'sent'))`,
    [companyId, userIds.map(() => v7()), userIds, expiresAt],
  );
  await tx.$client.query(
    `update users set status = 'invited', updated_at = now()
     where company_id = $1 and id = any($2::uuid[]) and status = 'not_invited'`,
    [companyId, userIds],
  );
}

interface Newcomer {
  id: string;
  email: string;
  language: Language;
}

/** Returns the people who have no account, neither here nor with another company. */
async function newcomers(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
  lock = "",
): Promise<Newcomer[]> {
  const { rows } = await tx.$client.query<Newcomer>(
    `select u.id, u.email, u.language from users u where u.company_id = $1 and u.id = any($2::uuid[])
       and ${HAS_NEVER_SIGNED_IN_SQL} order by u.id ${lock}`,
    [companyId, userIds],
  );
  if (rows.length === 0) return [];
  const elsewhere = await queryAllTenants<{ email: string }>(
    tx,
    "select email from users where company_id <> $1 and account and email = any($2::text[])",
    [companyId, rows.map(({ email }) => email)],
  );
  const taken = new Set(elsewhere.map(({ email }) => email));
  return rows.filter(({ email }) => !taken.has(email));
}

/** Returns whether an email to this person would carry an invitation link. Creates nothing. */
export async function canReceiveInvitationLink(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  return (await newcomers(tx, companyId, [userId])).length > 0;
}

/**
 * Creates an invitation link per person, for an email that is queued in this transaction, and revokes earlier
 * links. Leaves out people who can sign in, here or with another company, and people in another state, such
 * as awaiting approval.
 */
export async function invitationLinks(
  tx: Tx,
  { config }: Pick<TxServices, "config">,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  // The lock makes two concurrent emails share one invitation.
  const people = await newcomers(tx, companyId, userIds, "for no key update");
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  await invite(tx, companyId, ids, new Date(Date.now() + LIFE_MS));
  const secrets = await createLinks(tx, companyId, ids, "invitation", { lifeMs: LIFE_MS });
  return new Map(
    people.map(({ id, language }) => [
      id,
      linkAddress(config, "invitation", secrets.get(id) ?? "", language),
    ]),
  );
}

/** Restarts open invitations together with the emails that carry their links. */
export async function bindInvitationLinks(
  tx: Tx,
  companyId: string,
  brought: readonly { userId: string; mailId: string }[],
): Promise<void> {
  if (brought.length === 0) return;
  await tx.$client.query(
    `update invitations i set mail_id = given.mail_id, status = 'pending', expires_at = $4, updated_at = now()
     from unnest($2::uuid[], $3::uuid[]) given (user_id, mail_id)
     where i.company_id = $1 and i.user_id = given.user_id and i.status in ('pending', 'sent')`,
    [
      companyId,
      brought.map(({ userId }) => userId),
      brought.map(({ mailId }) => mailId),
      new Date(Date.now() + LIFE_MS),
    ],
  );
}
