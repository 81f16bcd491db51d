import { matchPath } from "react-router";
import { PUBLIC_SCREENS } from "./publicScreens.ts";

/**
 * Prefetches the page of a public path while state and translations load; returns the namespaces it needs.
 * Errors are ignored here, because the page is loaded again where it is rendered.
 */
export function prefetchPage(pathname: string): string[] {
  const found = Object.entries(PUBLIC_SCREENS).find(([path]) => matchPath(path, pathname));
  if (!found) return [];
  found[1].load().catch(() => undefined);
  return [...found[1].words];
}
