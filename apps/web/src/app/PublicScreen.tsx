import { Navigate, useLocation } from "react-router";
import { useAuth } from "../lib/libState.ts";
import { BareFrame } from "./BareFrame.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import type { Screen } from "./screens.ts";

/** Where a signed-in person has nothing to do. */
const SIGN_IN = ["/", "/login"];

/** A screen for everybody; sign-in sends the signed-in on to where they were going. */
export function PublicScreen({ screen }: { screen: Screen }) {
  const { ROLE_ROUTE, returnTo } = useAuth();
  const { pathname } = useLocation();
  if (ROLE_ROUTE && SIGN_IN.includes(pathname))
    return <Navigate replace to={landing(ROLE_ROUTE, returnTo)} />;
  return (
    <BareFrame>
      <LazyScreen screen={screen} fallback={null} />
    </BareFrame>
  );
}

/** Another person may have signed in: an address under another role's prefix is not theirs. */
export function landing(home: string, returnTo: string | null): string {
  const own = returnTo === home || returnTo?.startsWith(`${home}/`) || returnTo?.startsWith(`${home}?`);
  return own && returnTo ? returnTo : home;
}
