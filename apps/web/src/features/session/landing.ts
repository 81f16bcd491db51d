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
  /** The server wants the first-visit wizard opened. */
  onboarding: boolean;
  returnTo: string | null;
  /** The company asks for a second factor that this person has not set up; it goes before everything. */
  lacksFactor?: boolean;
  /** What someone came for; it goes before the wizard. */
  purpose?: ScreenKey | undefined;
}

/** Where someone comes to after signing in; the role home leads on to its first visible entry. */
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
