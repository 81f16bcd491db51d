import { Navigate, useLocation } from "react-router";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { chainPath } from "../lib/menu.ts";
import { NotFound } from "./NotFound.tsx";
import { firstScreen } from "./routableMenu.ts";
import { hasScreen } from "./screenOf.ts";
import { useAreaMenu } from "./useAreaMenu.ts";

/** Redirects from the role home to the first visible menu entry. */
export function HomeRedirect() {
  const { home, menu } = useAreaMenu();
  const language = useCurrentLanguage();
  // The key is explained in MenuRedirect.
  const { key } = useLocation();
  const first = firstScreen(menu, hasScreen);
  return first ? (
    <Navigate key={key} replace to={chainPath(home, first, language)} />
  ) : (
    <NotFound kind="global" />
  );
}
