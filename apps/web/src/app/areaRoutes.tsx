import type { MenuItem } from "@vaardig/contract/session/session";
import type { RouteObject } from "react-router";
import { isTab, segmentsOf } from "../lib/menu.ts";
import { AreaScreen } from "./AreaScreen.tsx";
import { MenuRedirect } from "./MenuRedirect.tsx";
import { PartRedirect } from "./PartRedirect.tsx";
import { PickRedirect } from "./PickRedirect.tsx";
import type { Screen } from "./screens.ts";

export interface AreaRoutes {
  /** Inside the sidebar layout. */
  framed: RouteObject[];
  /** On the whole screen. */
  bare: RouteObject[];
}

type ScreenOf = (key: string) => Screen | undefined;

const joined = (prefix: string, segment: string): string => [prefix, segment].filter(Boolean).join("/");

/** The address of a record without the record: `profile` of `profile/:id` and of `profile/:id/details`. */
function unnamed(path: string): string[] {
  const found = /^(.*[^/:]+)\/:[^/]+(?:\/[^/:]+)?$/.exec(path)?.[1];
  return found ? [found] : [];
}

/** `profile/:id` of `profile/:id/details`, which leads there: addresses in older mails end so. */
function shortened(path: string): RouteObject[] {
  const [, above, last] = /^(.*\/:[^/]+)\/([^/:]+)$/.exec(path) ?? [];
  return above && last ? [{ path: above, element: <PartRedirect key={path} to={last} /> }] : [];
}

/**
 * Routes of a menu, relative to the role home. Every entry has a route per language; the elements of both are the
 * same, so that React keeps what was typed when a switch of language rewrites the address.
 */
export function areaRoutes(
  menu: readonly MenuItem[],
  screenOf: ScreenOf,
  prefixes: string[] = [""],
): AreaRoutes {
  const routes: AreaRoutes = { framed: [], bare: [] };
  for (const item of menu) {
    const paths = [
      ...new Set(prefixes.flatMap((prefix) => segmentsOf(item).map((one) => joined(prefix, one)))),
    ];
    const screen = screenOf(item.key);
    const place = screen?.layout === "bare" ? routes.bare : routes.framed;
    const tabs = screen ? item.children.filter(isTab) : [];
    for (const path of paths)
      place.push({
        path,
        ...(screen
          ? screenRoute(item, tabs, screen, screenOf)
          : { element: <MenuRedirect key={item.key} item={item} /> }),
      });
    if (screen?.pickedIn) place.push(...paths.flatMap(shortened));
    if (screen?.pickedIn)
      for (const path of paths.flatMap(unnamed))
        place.push({ path, element: <PickRedirect key={path} to={screen.pickedIn} /> });
    const below = areaRoutes(
      item.children.filter((child) => !tabs.includes(child)),
      screenOf,
      paths,
    );
    routes.framed.push(...below.framed);
    routes.bare.push(...below.bare);
  }
  return routes;
}

function screenRoute(item: MenuItem, tabs: MenuItem[], screen: Screen, screenOf: ScreenOf): RouteObject {
  const element = <AreaScreen key={item.key} screen={screen} />;
  if (tabs.length === 0) return { element };
  const children: RouteObject[] = tabs.flatMap((tab) => {
    const page = screenOf(tab.key);
    if (!page) return [];
    return segmentsOf(tab).map((path) => ({ path, element: <AreaScreen key={tab.key} screen={page} /> }));
  });
  return { element, children: [{ index: true, element: <MenuRedirect item={item} toTab /> }, ...children] };
}
