import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session";
import { chainPath, chainTo } from "../../lib/menu.ts";
import { ownAddress } from "../../lib/ownAddress.ts";

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
