import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Config } from "../../../config.ts";

type Address = Pick<Config, "publicUrl">;

/** Returns the link in an email that opens a notification: marks it as read and leads to its record. */
export const notificationLink = ({ publicUrl }: Address, role: Role, id: string): string =>
  `${publicUrl}${ROLE_HOME[role]}/notifications?open=${id}`;

/** Returns the link to the notification settings. */
export const settingsLink = ({ publicUrl }: Address, role: Role): string =>
  `${publicUrl}${ROLE_HOME[role]}/account/notifications`;
