import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { Navigate, useLocation } from "react-router";
import { returnAddressSaved } from "../lib/auth.slice.ts";
import { useAuth } from "../lib/libState.ts";
import { ownAddress } from "../lib/ownAddress.ts";
import { BareFrame } from "./BareFrame.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import type { Screen } from "./screens.ts";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";

/** Paths that redirect signed-in people. */
const SIGN_IN = ["/", "/login"];

/** A public screen; the sign-in screen redirects signed-in people to their destination. */
export function PublicScreen({ screen }: { screen: Screen }) {
  const { user } = useAuth();
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname, { ifLost: true });
  if (user && SIGN_IN.includes(pathname)) return <Landing role={user.system_role} />;
  return (
    <BareFrame>
      <LazyScreen screen={screen} fallback={null} />
    </BareFrame>
  );
}

/**
 * Redirects a signed-in person; the return address is used once, otherwise every later visit to sign-in
 * would lead there.
 */
function Landing({ role }: { role: Role }) {
  const { returnTo } = useAuth();
  const dispatch = useDispatch();
  const [to] = useState(() => ownAddress(role, returnTo) ?? ROLE_HOME[role]);
  useEffect(() => {
    dispatch(returnAddressSaved(null));
  }, [dispatch]);
  return <Navigate replace to={to} />;
}
