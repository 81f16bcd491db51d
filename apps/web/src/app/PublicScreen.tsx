import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { Navigate, useLocation } from "react-router";
import { returnAddressKept } from "../lib/auth.slice.ts";
import { useAuth } from "../lib/libState.ts";
import { BareFrame } from "./BareFrame.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import type { Screen } from "./screens.ts";

/** Where a signed-in person has nothing to do. */
const SIGN_IN = ["/", "/login"];

/** A screen for everybody; sign-in sends the signed-in on to where they were going. */
export function PublicScreen({ screen }: { screen: Screen }) {
  const { ROLE_ROUTE } = useAuth();
  const { pathname } = useLocation();
  if (ROLE_ROUTE && SIGN_IN.includes(pathname)) return <Landing home={ROLE_ROUTE} />;
  return (
    <BareFrame>
      <LazyScreen screen={screen} fallback={null} />
    </BareFrame>
  );
}

/** Leads the signed-in on; the kept address is used once, or every later visit to sign-in would lead there. */
function Landing({ home }: { home: string }) {
  const { returnTo } = useAuth();
  const dispatch = useDispatch();
  const [to] = useState(() => landing(home, returnTo));
  useEffect(() => {
    dispatch(returnAddressKept(null));
  }, [dispatch]);
  return <Navigate replace to={to} />;
}

/** Another person may have signed in: an address under another role's prefix is not theirs. */
export function landing(home: string, returnTo: string | null): string {
  const own = returnTo === home || returnTo?.startsWith(`${home}/`) || returnTo?.startsWith(`${home}?`);
  return own && returnTo ? returnTo : home;
}
