import { ROLE_HOME, ROLE_HOME_ALIAS, type Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";
import type { RouteObject } from "react-router";
import { AliasRedirect } from "./AliasRedirect.tsx";
import { areaRoutes } from "./areaRoutes.tsx";
import { BareFrame } from "./BareFrame.tsx";
import { HomeRedirect } from "./HomeRedirect.tsx";
import { NotFound } from "./NotFound.tsx";
import { notFoundRoute, publicRoutes } from "./publicRoutes.tsx";
import { screenOf } from "./screenOf.ts";
import { Shell } from "./shell/Shell.tsx";

/** Not-found screen inside the signed-in area; other roles use the global one. */
const FALLBACK: Partial<Record<Role, "staff" | "person">> = {
  staff: "staff",
  employee: "person",
  freelancer: "person",
};

/** Returns all routes of a role and its menu; prefixes of other roles are not found. */
export function signedInRoutes(role: Role, menu: readonly MenuItem[]): RouteObject[] {
  const home = ROLE_HOME[role];
  const { framed, bare } = areaRoutes(menu, screenOf);
  const fallback = FALLBACK[role];
  const aliases = Object.keys(ROLE_HOME_ALIAS).filter((alias) => ROLE_HOME_ALIAS[alias] === role);
  return [
    ...publicRoutes,
    {
      path: home,
      children: [
        {
          element: <Shell />,
          children: [
            { index: true, element: <HomeRedirect /> },
            ...framed,
            ...(fallback ? [{ path: "*", element: <NotFound kind={fallback} /> }] : []),
          ],
        },
        { element: <BareFrame />, children: bare },
      ],
    },
    ...aliases.map((alias) => ({ path: `${alias}/*`, element: <AliasRedirect home={home} /> })),
    notFoundRoute,
  ];
}
