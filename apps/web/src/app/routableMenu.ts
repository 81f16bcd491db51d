import type { MenuItem } from "@vaardig/contract/session/session";
import { isTab } from "../lib/menu.ts";

/** Menu without entries that lead nowhere: neither a screen of their own nor one below them. */
export function routableMenu(menu: readonly MenuItem[], hasScreen: (key: string) => boolean): MenuItem[] {
  return menu
    .map((item) => ({ ...item, children: routableMenu(item.children, hasScreen) }))
    .filter((item) => hasScreen(item.key) || item.children.length > 0);
}

/** Whether the sidebar shows an entry: not hidden, not a tab. */
export function inSidebar(item: MenuItem): boolean {
  return !item.hidden && !isTab(item);
}

/** Chain to the first screen below an entry that the sidebar shows; null when all are hidden. */
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
