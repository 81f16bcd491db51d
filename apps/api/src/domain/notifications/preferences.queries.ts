import type { EmailChannel, NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { DigestRhythm } from "@vaardig/contract/notifications/notifications";
import type { Tx } from "../../platform/db/database.ts";

interface Owner {
  companyId: string;
  userId: string;
}

export interface PreferenceRow {
  kind: NotificationKind;
  product: boolean | null;
  email: EmailChannel | null;
}

/** Returns a person's settings per kind, and the digest rhythm. */
export async function readPreferences(
  tx: Tx,
  { companyId, userId }: Owner,
): Promise<{ digest: DigestRhythm; kinds: Map<NotificationKind, PreferenceRow> }> {
  const { rows } = await tx.$client.query<PreferenceRow>(
    "select kind, product, email from notification_preferences where company_id = $1 and user_id = $2",
    [companyId, userId],
  );
  const digest = await tx.$client.query<{ rhythm: DigestRhythm }>(
    "select rhythm from notification_digests where company_id = $1 and user_id = $2",
    [companyId, userId],
  );
  return {
    digest: digest.rows[0]?.rhythm ?? "daily",
    kinds: new Map(rows.map((row) => [row.kind, row])),
  };
}

/** Saves a person's setting for a kind; null keeps the earlier choice. */
export async function savePreference(
  tx: Tx,
  { companyId, userId }: Owner,
  { kind, product, email }: PreferenceRow,
): Promise<void> {
  await tx.$client.query(
    `insert into notification_preferences as p (company_id, user_id, kind, product, email)
     values ($1, $2, $3, $4, $5)
     on conflict (company_id, user_id, kind) do update
       set product = coalesce(excluded.product, p.product), email = coalesce(excluded.email, p.email)`,
    [companyId, userId, kind, product, email],
  );
}

export async function saveDigestRhythm(
  tx: Tx,
  { companyId, userId }: Owner,
  rhythm: DigestRhythm,
): Promise<void> {
  await tx.$client.query(
    `insert into notification_digests (company_id, user_id, rhythm) values ($1, $2, $3)
     on conflict (company_id, user_id) do update set rhythm = excluded.rhythm`,
    [companyId, userId, rhythm],
  );
}
