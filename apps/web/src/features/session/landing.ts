import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, ROLE_HOME_ALIAS, type Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session";
import { chainPath, chainTo } from "../../lib/menu.ts";

const ANY_ORIGIN = "https://vaardig.invalid";

/** A kept address when it lies in the role's own area, under its prefix or the Dutch word for it; else null. */
export function ownAddress(role: Role, address: string | null): string | null {
  if (!address?.startsWith("/") || !URL.canParse(address, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ANY_ORIGIN);
  const prefix = `/${pathname.split("/")[1]}`;
  const own = prefix === ROLE_HOME[role] || ROLE_HOME_ALIAS[prefix] === role;
  return own && origin === ANY_ORIGIN ? pathname + search + hash : null;
}

interface Arrival {
  role: Role;
  menu: readonly MenuItem[];
  language: Language;
  /** The server wants the first-visit wizard opened. */
  onboarding: boolean;
  returnTo: string | null;
}

/** Where somebody comes to after signing in; the role home leads on to its first visible entry. */
export function landingAddress({ role, menu, language, onboarding, returnTo }: Arrival): string {
  const wizard = onboarding ? chainTo(menu, "onboarding") : null;
  if (wizard) return chainPath(ROLE_HOME[role], wizard, language);
  return ownAddress(role, returnTo) ?? ROLE_HOME[role];
}
