import type { Language } from "@vaardig/contract/limits";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { baseApi } from "./baseApi.ts";
import { rememberLanguage } from "./i18n.ts";
import { useAuth } from "./libState.ts";
import { useConfigureLanguageMutation } from "./me.api.ts";
import { translatePath } from "./menu.ts";
import { useCurrentLanguage } from "./useCurrentLanguage.ts";
import { useMenu } from "./useMenu.ts";

/** Language on screen and the way to change it: words, address, cookie and the person's own setting follow. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  const language = useCurrentLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { home, menu } = useMenu();
  const { token } = useAuth();
  const [configureLanguage] = useConfigureLanguageMutation();

  const setLanguage = useCallback(
    async (chosen: Language) => {
      rememberLanguage(chosen);
      await i18n.changeLanguage(chosen);
      const query = new URLSearchParams(search);
      query.delete("lng");
      const to = { pathname: translatePath(home, menu, pathname, chosen), search: query.toString(), hash };
      await navigate(to, { replace: true, state });
      if (token) await configureLanguage({ body: { language: chosen } });
      dispatch(baseApi.util.invalidateTags(["language"]));
    },
    [i18n, pathname, search, hash, state, navigate, home, menu, token, configureLanguage, dispatch],
  );

  return { language, setLanguage };
}
