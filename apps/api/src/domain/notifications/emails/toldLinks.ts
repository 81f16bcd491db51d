import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Config } from "../../../config.ts";

type Address = Pick<Config, "publicUrl">;

/** Where a notification is opened from a mail: it is marked as read and leads on to its record. */
export const openLink = ({ publicUrl }: Address, role: Role, id: string): string =>
  `${publicUrl}${ROLE_HOME[role]}/notifications?open=${id}`;

/** Where someone chooses what they are told of. */
export const settingsLink = ({ publicUrl }: Address, role: Role): string =>
  `${publicUrl}${ROLE_HOME[role]}/account/notifications`;
