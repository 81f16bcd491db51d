import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";
import { chainPath, chainTo } from "../../lib/menu.ts";
import { ownAddress } from "../../lib/ownAddress.ts";
import type { ScreenKey } from "../../lib/screenKeys.ts";

interface Arrival {
  role: Role;
  menu: readonly MenuItem[];
  language: Language;
  /** True when the server requests the onboarding wizard. */
  onboarding: boolean;
  returnTo: string | null;
  /** True when a required second factor is missing; takes precedence over everything. */
  lacksFactor?: boolean;
  /** The destination of an invitation; takes precedence over the wizard. */
  purpose?: ScreenKey | undefined;
}

/** Returns the path after sign-in; the role home redirects to its first visible entry. */
export function landingAddress({
  role,
  menu,
  language,
  onboarding,
  returnTo,
  purpose,
  lacksFactor = false,
}: Arrival): string {
  const demanded = lacksFactor ? chainTo(menu, "account-security") : null;
  if (demanded) return chainPath(ROLE_HOME[role], demanded, language);
  const wanted = purpose ? chainTo(menu, purpose) : null;
  if (wanted) return chainPath(ROLE_HOME[role], wanted, language);
  const wizard = onboarding ? chainTo(menu, "onboarding") : null;
  if (wizard) return chainPath(ROLE_HOME[role], wizard, language);
  return ownAddress(role, returnTo) ?? ROLE_HOME[role];
}
