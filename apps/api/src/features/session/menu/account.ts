import { ROLES, type Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";
import { entry } from "./entry.ts";

const EXTERNAL: Role[] = ["freelancer"];
const withRecord = (roles: readonly Role[]) => roles.filter((role) => role !== "staff");

/**
 * Returns the sections of the account screen, as tabs with their own paths. Staff have no notifications and
 * no record.
 */
const sections = (roles: readonly Role[]): MenuItem[] => [
  entry("account-profile", ["Profile", "Profiel"], roles),
  entry("account-security", ["Security", "Beveiliging"], roles),
  entry("account-preferences", ["Appearance and language", "Weergave en taal"], roles),
  entry("account-notifications", ["Notifications", "Meldingen"], withRecord(roles)),
  entry("account-data", ["My data", "Mijn gegevens"], withRecord(roles)),
];

/** Settings of external people: their account, in the sidebar. */
export const externalSettings = entry("account", ["Settings", "Instellingen"], EXTERNAL, {
  icon: "settings",
  children: sections(EXTERNAL),
});

/** The own account, opened from the person at the foot of the sidebar. */
export const account = entry("account", ["Account", "Account"], ROLES, {
  hidden: true,
  children: sections(ROLES),
});

/** All notifications, opened from the bell. */
export const notifications = entry("notifications", ["Notifications", "Meldingen"], ROLES, { hidden: true });
