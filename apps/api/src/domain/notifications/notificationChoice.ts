import { emailByDefault, type NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import type { NotificationSubscription, Subscriber } from "../mails/unsubscribeLink.ts";
import { readPreferences, saveDigestRhythm, savePreference } from "./preferences.queries.ts";

const kindOf = (from: NotificationSubscription) => from.slice("told.".length) as NotificationKind | "digest";

/** Returns whether a person still wants these emails; checked again when one is sent. */
export async function wantsNotifications(
  tx: Tx,
  person: Subscriber,
  from: NotificationSubscription,
): Promise<boolean> {
  const { rows } = await tx.$client.query<{ system_role: Role }>(
    "select system_role from users where company_id = $1 and id = $2 and status = 'active'",
    [person.companyId, person.userId],
  );
  const role = rows[0]?.system_role;
  if (!role) return false;
  const { digest, kinds } = await readPreferences(tx, person);
  const kind = kindOf(from);
  if (kind === "digest") return digest !== "none";
  return (kinds.get(kind)?.email ?? emailByDefault(kind, role)) === "now";
}

/** Turns these emails off or on. */
export async function setNotifications(
  tx: Tx,
  person: Subscriber,
  from: NotificationSubscription,
  isOn: boolean,
): Promise<void> {
  const kind = kindOf(from);
  if (kind === "digest") return saveDigestRhythm(tx, person, isOn ? "daily" : "none");
  await savePreference(tx, person, { kind, product: null, email: isOn ? "now" : "none" });
}
