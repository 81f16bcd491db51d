import type { Role } from "@vaardig/contract/roles";
import { ROLE_HOME } from "@vaardig/contract/roles";
import type { AuthState } from "../lib/auth.slice.ts";
import type { ScreenKey } from "../lib/screenKeys.ts";
import { buildItem, buildUser } from "./builders.ts";

/** Returns the slices of someone signed in, whose menu has the given screens at the top; each segment is its key. */
export function signedInAs(role: Role, ...screens: ScreenKey[]): { auth: () => AuthState } {
  const auth: AuthState = {
    token: "token",
    user: buildUser({ system_role: role }),
    menuSchema: screens.map((key) => buildItem(key, [key, key])),
    ROLE_ROUTE: ROLE_HOME[role],
    expireIn: 60,
    returnTo: null,
    endedBy: null,
  };
  return { auth: () => auth };
}
