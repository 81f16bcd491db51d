import { ROLE_HOME, ROLE_HOME_ALIAS } from "@vaardig/contract/roles";
import type { RouteObject } from "react-router";
import { BareFrame } from "./BareFrame.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import { PublicScreen } from "./PublicScreen.tsx";
import { PUBLIC_SCREENS } from "./publicScreens.ts";
import { SignInRedirect } from "./SignInRedirect.tsx";
import type { Screen } from "./screens.ts";

/** Public routes. */
export const publicRoutes: RouteObject[] = Object.entries(PUBLIC_SCREENS).map(([path, screen]) => ({
  path,
  element: <PublicScreen screen={screen} />,
}));

const NOT_FOUND: Screen = { load: () => import("./GlobalNotFound.tsx") };

/** Route of unmatched paths. */
export const notFoundRoute: RouteObject = {
  path: "*",
  element: (
    <BareFrame>
      <LazyScreen screen={NOT_FOUND} fallback={null} />
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
