import type { MenuItem } from "@vaardig/contract/session/session";
import { isTab } from "../lib/menu.ts";

/** Returns the menu without entries that have neither a screen nor a child with one. */
export function routableMenu(menu: readonly MenuItem[], hasScreen: (key: string) => boolean): MenuItem[] {
  return menu
    .map((item) => ({ ...item, children: routableMenu(item.children, hasScreen) }))
    .filter((item) => hasScreen(item.key) || item.children.length > 0);
}

/** Returns whether the sidebar shows an entry: neither hidden nor a tab. */
export function inSidebar(item: MenuItem): boolean {
  return !item.hidden && !isTab(item);
}

/** Returns the chain to the first visible screen; null when all are hidden. */
export function firstScreen(
  items: readonly MenuItem[],
  hasScreen: (key: string) => boolean,
): MenuItem[] | null {
  for (const item of items) {
    if (!inSidebar(item)) continue;
    if (hasScreen(item.key)) return [item];
    const below = firstScreen(item.children, hasScreen);
    if (below) return [item, ...below];
  }
  return null;
}
