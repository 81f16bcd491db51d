import { matchPath } from "react-router";
import { PUBLIC_SCREENS } from "./publicScreens.ts";

/**
 * Starts reading the page of a public address while state and words are still on their way, and answers the
 * namespaces it needs. The page is read again where it is shown, so a failure here is left to that place.
 */
export function prefetchPage(pathname: string): string[] {
  const found = Object.entries(PUBLIC_SCREENS).find(([path]) => matchPath(path, pathname));
  if (!found) return [];
  found[1].load().catch(() => undefined);
  return [...found[1].words];
}
