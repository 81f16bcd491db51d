import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Tx } from "../../platform/db/database.ts";

interface NotificationContent {
  userId: string;
  actorId: string;
  kind: NotificationKind;
  subjectIds: readonly string[];
}

/**
 * Removes a person's unread notifications since a moment, because their cause was undone. What was read or
 * mailed stays.
 */
export async function withdrawUnread(
  tx: Tx,
  companyId: string,
  { userId, actorId, kind, subjectIds }: NotificationContent,
  since: number,
): Promise<void> {
  await tx.$client.query(
    `delete from notifications where company_id = $1 and user_id = $2 and actor_id = $3 and kind = $4
       and subject_id = any($5::uuid[]) and created_at >= $6 and read_at is null and mailed_at is null`,
    [companyId, userId, actorId, kind, subjectIds, new Date(since)],
  );
}
