import type { MenuItem } from "@vaardig/contract/session/session";
import { useMemo } from "react";
import { useMenu } from "../lib/useMenu.ts";
import { routableMenu } from "./routableMenu.ts";
import { hasScreen } from "./screenOf.ts";

/** Returns the person's menu, limited to entries that lead to a screen. */
export function useAreaMenu(): { home: string; menu: MenuItem[] } {
  const { home, menu } = useMenu();
  return useMemo(() => ({ home, menu: routableMenu(menu, hasScreen) }), [home, menu]);
}
