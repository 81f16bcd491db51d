import type { MenuItem } from "@vaardig/contract/session/session";
import type { RouteObject } from "react-router";
import { isTab, segmentsOf } from "../lib/menu.ts";
import { AreaScreen } from "./AreaScreen.tsx";
import { ChildRedirect } from "./ChildRedirect.tsx";
import { ListRedirect } from "./ListRedirect.tsx";
import { MenuRedirect } from "./MenuRedirect.tsx";
import type { Screen } from "./screens.ts";

export interface AreaRoutes {
  /** Rendered inside the sidebar layout. */
  framed: RouteObject[];
  /** Full screen, without the sidebar. */
  bare: RouteObject[];
}

type ScreenOf = (key: string) => Screen | undefined;

const joined = (prefix: string, segment: string): string => [prefix, segment].filter(Boolean).join("/");

/** Returns the record path without the id: `profile` for `profile/:id` and `profile/:id/details`. */
function unnamed(path: string): string[] {
  const found = /^(.*[^/:]+)\/:[^/]+(?:\/[^/:]+)?$/.exec(path)?.[1];
  return found ? [found] : [];
}

/**
 * Returns a redirect from `profile/:id` to `profile/:id/details`, because links in older emails are short.
 */
function shortened(path: string): RouteObject[] {
  const [, above, last] = /^(.*\/:[^/]+)\/([^/:]+)$/.exec(path) ?? [];
  return above && last ? [{ path: above, element: <ChildRedirect key={path} to={last} /> }] : [];
}

/**
 * Returns the routes of a menu, relative to the role home. Each entry has one route per language with the
 * same element, so that React keeps input when a language switch rewrites the URL.
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
        place.push({ path, element: <ListRedirect key={path} to={screen.pickedIn} /> });
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
