import { useCallback } from "react";
import { useCurrentLanguage } from "./language/useCurrentLanguage.ts";
import { chainPath, chainTo } from "./menu.ts";
import type { ScreenKey } from "./screenKeys.ts";
import { useMenu } from "./useMenu.ts";

/** Address of a screen in the language on screen; undefined when the role does not have that screen. */
export type PathTo = (key: ScreenKey, params?: Record<string, string>) => string | undefined;

/** The one map of links: addresses come from the menu that the server sent. */
export function usePath(): PathTo {
  const { home, menu } = useMenu();
  const language = useCurrentLanguage();
  return useCallback(
    (key, params) => {
      const chain = chainTo(menu, key);
      return chain ? chainPath(home, chain, language, params) : undefined;
    },
    [home, menu, language],
  );
}
