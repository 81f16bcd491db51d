import type { Language } from "@vaardig/contract/limits";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { translatePath } from "../menu.ts";
import { useMenu } from "../useMenu.ts";
import { rememberLanguage } from "./i18n.ts";
import { useCurrentLanguage } from "./useCurrentLanguage.ts";

/** Returns the current language and a setter that also updates messages, URL and cookie. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  const language = useCurrentLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { home, menu } = useMenu();

  const setLanguage = useCallback(
    async (chosen: Language) => {
      rememberLanguage(chosen);
      await i18n.changeLanguage(chosen);
      const query = new URLSearchParams(search);
      query.delete("lng");
      const to = { pathname: translatePath(home, menu, pathname, chosen), search: query.toString(), hash };
      await navigate(to, { replace: true, state });
    },
    [i18n, pathname, search, hash, state, navigate, home, menu],
  );

  return { language, setLanguage };
}
