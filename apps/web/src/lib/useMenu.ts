import type { MenuItem } from "@vaardig/contract/session/session";
import { useMemo } from "react";
import { useAuth } from "./libState.ts";
import { menuFor } from "./menu.ts";

/** Returns the menu and path prefix of the signed-in person; the menu is empty without a session. */
export function useMenu(): { home: string; menu: MenuItem[] } {
  const { menuSchema, user, ROLE_ROUTE } = useAuth();
  return useMemo(
    () => ({ home: ROLE_ROUTE ?? "/", menu: user ? menuFor(menuSchema, user.system_role) : [] }),
    [menuSchema, user, ROLE_ROUTE],
  );
}
