import { ROLE_HOME, ROLE_HOME_ALIAS } from "@vaardig/contract/roles";
import type { RouteObject } from "react-router";
import { BareFrame } from "./BareFrame.tsx";
import { NotFound } from "./NotFound.tsx";
import { PublicScreen } from "./PublicScreen.tsx";
import { PUBLIC_SCREENS } from "./publicScreens.ts";
import { SignInRedirect } from "./SignInRedirect.tsx";

/** Addresses for everyone. */
export const publicRoutes: RouteObject[] = Object.entries(PUBLIC_SCREENS).map(([path, screen]) => ({
  path,
  element: <PublicScreen screen={screen} />,
}));

/** Whatever matches nothing else. */
export const notFoundRoute: RouteObject = {
  path: "*",
  element: (
    <BareFrame>
      <NotFound kind="global" />
    </BareFrame>
  ),
};

/** Every address of the app while no one is signed in: the signed-in area leads to sign-in. */
export const SIGNED_OUT_ROUTES: RouteObject[] = [
  ...publicRoutes,
  ...[...Object.values(ROLE_HOME), ...Object.keys(ROLE_HOME_ALIAS)].map((prefix) => ({
    path: `${prefix}/*`,
    element: <SignInRedirect />,
  })),
  notFoundRoute,
];
