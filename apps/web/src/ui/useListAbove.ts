import { listAbove } from "../lib/crumbs.ts";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { chainPath } from "../lib/menu.ts";
import { useMenu } from "../lib/useMenu.ts";
import { useMenuMatch } from "../lib/useMenuMatch.ts";

/** Returns path and name of the list from which the current record is opened; null when the reader has no such list. */
export function useListAbove(): { path: string; name: string | undefined } | null {
  const { home, menu } = useMenu();
  const { chain } = useMenuMatch();
  const language = useCurrentLanguage();
  const list = listAbove(menu, chain);
  return list && { path: chainPath(home, list, language), name: list.at(-1)?.label[language] };
}
