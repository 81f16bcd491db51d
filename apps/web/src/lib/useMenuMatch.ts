import { useMemo } from "react";
import { useLocation } from "react-router";
import { decodedParts, type MenuMatch, matchMenu } from "./menu.ts";
import { useMenu } from "./useMenu.ts";

/** Returns the menu entries of the current path, from the category down. */
export function useMenuMatch(): MenuMatch {
  const { home, menu } = useMenu();
  const { pathname } = useLocation();
  return useMemo(() => matchMenu(menu, decodedParts(pathname.slice(home.length))), [menu, home, pathname]);
}
