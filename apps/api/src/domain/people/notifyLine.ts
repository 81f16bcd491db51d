import type { Tx } from "../../platform/db/database.ts";
import { notifyEach } from "../notifications/notify.ts";

interface By {
  companyId: string;
  actorId: string;
}

/** Notifies managers of new reports; people without a manager cause no notification. */
export async function notifyJoined(
  tx: Tx,
  { companyId, actorId }: By,
  pairs: readonly (readonly [personId: string, managerId: string | null])[],
): Promise<void> {
  const list = pairs.flatMap(([personId, managerId]) =>
    managerId === null ? [] : [{ userId: managerId, subjectId: personId, personId, values: {} }],
  );
  await notifyEach(tx, { companyId, actorId, kind: "line_joined", type: "person" }, list);
}

/** Notifies the managers of deactivated people. */
export async function notifyLeft(
  tx: Tx,
  { companyId, actorId }: By,
  personIds: readonly string[],
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string; manager_id: string }>({
    name: "managers_of_leavers",
    text: `select id, manager_id from users
      where company_id = $1 and id = any($2::uuid[]) and manager_id is not null`,
    values: [companyId, personIds],
  });
  const list = rows.map(({ id, manager_id: userId }) => ({
    userId,
    subjectId: id,
    personId: id,
    values: { what: "report" },
  }));
  await notifyEach(tx, { companyId, actorId, kind: "line_left", type: "person" }, list);
}
