import type { MenuItem } from "@vaardig/contract/session/session";

/** Returns the entries of a menu with those below them. */
export function flatMenu(items: MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flatMenu(item.children)]);
}
