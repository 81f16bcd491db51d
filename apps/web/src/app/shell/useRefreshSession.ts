import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { returnAddressSaved, sessionRefreshed } from "../../lib/auth.slice.ts";
import { readTheme } from "../../lib/theme/themeCookie.ts";
import { useTheme } from "../../lib/theme/useTheme.ts";

/** Updates person, menu and theme from the server, because persisted values may be outdated. */
export function useRefreshSession(): void {
  const dispatch = useDispatch();
  const { data } = useGetSessionQuery();
  const { setTheme } = useTheme();
  const chosen = data?.theme;
  useEffect(() => {
    if (data) dispatch(sessionRefreshed({ user: data.user, menu_schema: data.menu_schema }));
  }, [data, dispatch]);
  useEffect(() => {
    if (chosen && chosen !== readTheme(document.cookie)) setTheme(chosen);
  }, [chosen, setTheme]);
  useEffect(() => {
    // The return address has been used by this sign-in.
    dispatch(returnAddressSaved(null));
  }, [dispatch]);
}
