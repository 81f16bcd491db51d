import { ROLE_HOME, ROLE_HOME_ALIAS } from "@vaardig/contract/roles";
import type { RouteObject } from "react-router";
import { BareFrame } from "./BareFrame.tsx";
import { NotFound } from "./NotFound.tsx";
import { PublicScreen } from "./PublicScreen.tsx";
import { PUBLIC_SCREENS } from "./publicScreens.ts";
import { SignInRedirect } from "./SignInRedirect.tsx";

/** Public routes. */
export const publicRoutes: RouteObject[] = Object.entries(PUBLIC_SCREENS).map(([path, screen]) => ({
  path,
  element: <PublicScreen screen={screen} />,
}));

/** Route of unmatched paths. */
export const notFoundRoute: RouteObject = {
  path: "*",
  element: (
    <BareFrame>
      <NotFound kind="global" />
    </BareFrame>
  ),
};

/** All routes without a session: the signed-in area redirects to sign-in. */
export const SIGNED_OUT_ROUTES: RouteObject[] = [
  ...publicRoutes,
  ...[...Object.values(ROLE_HOME), ...Object.keys(ROLE_HOME_ALIAS)].map((prefix) => ({
    path: `${prefix}/*`,
    element: <SignInRedirect />,
  })),
  notFoundRoute,
];
