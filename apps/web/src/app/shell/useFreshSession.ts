import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { returnAddressKept, sessionRefreshed } from "../../lib/auth.slice.ts";

/** Keeps person and menu as the server knows them now, which may differ from what storage held. */
export function useFreshSession(): void {
  const dispatch = useDispatch();
  const { data } = useGetSessionQuery();
  useEffect(() => {
    if (data) dispatch(sessionRefreshed({ user: data.user, menu_schema: data.menu_schema }));
  }, [data, dispatch]);
  useEffect(() => {
    // Signing in has led here, so the address it was kept for is used up.
    dispatch(returnAddressKept(null));
  }, [dispatch]);
}
