import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Tx } from "../../platform/db/database.ts";

/** Deletes what a person was asked about a record, once there is nothing left to answer. */
export async function deleteNotifications(
  tx: Tx,
  {
    companyId,
    userId,
    kind,
    subjectId,
  }: { companyId: string; userId: string; kind: NotificationKind; subjectId: string },
): Promise<void> {
  await tx.$client.query(
    "delete from notifications where company_id = $1 and user_id = $2 and kind = $3 and subject_id = $4",
    [companyId, userId, kind, subjectId],
  );
}

/** Deletes notifications of one key that no one has read or been emailed. */
export async function deleteUnread(tx: Tx, companyId: string, key: string): Promise<void> {
  await tx.$client.query(
    "delete from notifications where company_id = $1 and key = $2 and read_at is null and mailed_at is null",
    [companyId, key],
  );
}
