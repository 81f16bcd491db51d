import { useCallback } from "react";
import { useCurrentLanguage } from "./language/useCurrentLanguage.ts";
import { chainPath, chainTo } from "./menu.ts";
import type { ScreenKey } from "./screenKeys.ts";
import { useMenu } from "./useMenu.ts";

/** Returns the path of a screen in the current language; undefined when the role does not have the screen. */
export type PathTo = (key: ScreenKey, params?: Record<string, string>) => string | undefined;

/** Returns the link function: paths come from the menu sent by the server. */
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
