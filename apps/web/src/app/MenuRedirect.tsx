import type { MenuItem } from "@vaardig/contract/session/session";
import { Navigate, useLocation } from "react-router";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { chainPath, chainTo, isTab } from "../lib/menu.ts";
import { useMenuMatch } from "../lib/useMenuMatch.ts";
import { NotFound } from "./NotFound.tsx";
import { firstScreen } from "./routableMenu.ts";
import { hasScreen } from "./screenOf.ts";
import { useAreaMenu } from "./useAreaMenu.ts";

interface Props {
  item: MenuItem;
  /** Redirects to the entry's first tab instead of the first screen below it. */
  toTab?: boolean;
}

/** Redirects from a path without its own screen to the first screen below it. */
export function MenuRedirect({ item, toTab = false }: Props) {
  const { home, menu } = useAreaMenu();
  const { params } = useMenuMatch();
  const { search, key } = useLocation();
  const language = useCurrentLanguage();
  const here = chainTo(menu, item.key) ?? [item];
  const tab = item.children.find(isTab);
  const below = toTab && tab ? [tab] : firstScreen(item.children, hasScreen);
  if (!below) return <NotFound kind="global" />;
  const pathname = chainPath(home, [...here, ...below], language, params);
  // Without a new key, returning here while the first redirect is loading would not redirect again.
  return <Navigate key={key} replace to={{ pathname, search }} />;
}
