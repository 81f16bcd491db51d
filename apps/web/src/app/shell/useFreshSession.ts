import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { returnAddressKept, sessionRefreshed } from "../../lib/auth.slice.ts";
import { readTheme } from "../../lib/theme/themeCookie.ts";
import { useTheme } from "../../lib/theme/useTheme.ts";

/** Keeps person, menu and theme as the server knows them now, which may differ from what storage held. */
export function useFreshSession(): void {
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
    // Signing in has led here, so the address it was kept for is used up.
    dispatch(returnAddressKept(null));
  }, [dispatch]);
}
