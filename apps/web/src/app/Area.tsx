import "./areaState.ts";
import { useEffect, useMemo } from "react";
import { useRoutes } from "react-router";
import { useGetSessionQuery } from "../lib/api/me.api.ts";
import { deleteDrafts } from "../lib/form/formDrafts.ts";
import { useAuth } from "../lib/libState.ts";
import { BareFrame } from "./BareFrame.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import type { Screen } from "./screens.ts";
import { signedInRoutes } from "./signedInRoutes.tsx";
import { useAreaMenu } from "./useAreaMenu.ts";

/** Replaces every screen while the required second factor is missing. */
const FACTOR_SETUP: Screen = { load: () => import("../features/account/pages/FactorSetupPage.tsx") };

/** Renders all routes of the signed-in area. */
export function Area() {
  const { user } = useAuth();
  const [id, role] = [user?.id, user?.system_role];
  const { menu } = useAreaMenu();
  const routes = useMemo(() => (role ? signedInRoutes(role, menu) : []), [role, menu]);
  // One person's drafts must not be visible to the next.
  useEffect(() => {
    if (id !== undefined) deleteDrafts(window.sessionStorage, id);
  }, [id]);
  const screens = useRoutes(routes);
  const { data } = useGetSessionQuery();
  if (!data?.second_factor?.overdue) return screens;
  return (
    <BareFrame>
      <LazyScreen screen={FACTOR_SETUP} fallback={null} />
    </BareFrame>
  );
}
