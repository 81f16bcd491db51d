import type { MenuItem } from "@vaardig/contract/session/session";
import { useMemo } from "react";
import { useAuth } from "./libState.ts";
import { menuFor } from "./menu.ts";

/** Menu of the signed-in person and the prefix it lives under; empty when no one is signed in. */
export function useMenu(): { home: string; menu: MenuItem[] } {
  const { menuSchema, user, ROLE_ROUTE } = useAuth();
  return useMemo(
    () => ({ home: ROLE_ROUTE ?? "/", menu: user ? menuFor(menuSchema, user.system_role) : [] }),
    [menuSchema, user, ROLE_ROUTE],
  );
}
