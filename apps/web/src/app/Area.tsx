import "./areaState.ts";
import { useEffect, useMemo } from "react";
import { useRoutes } from "react-router";
import { dropDrafts } from "../lib/form/formDrafts.ts";
import { useAuth } from "../lib/libState.ts";
import { signedInRoutes } from "./signedInRoutes.tsx";
import { useAreaMenu } from "./useAreaMenu.ts";

/** Every address of the signed-in person. */
export function Area() {
  const { user } = useAuth();
  const [id, role] = [user?.id, user?.system_role];
  const { menu } = useAreaMenu();
  const routes = useMemo(() => (role ? signedInRoutes(role, menu) : []), [role, menu]);
  // What one person typed must not be there for the next.
  useEffect(() => {
    if (id !== undefined) dropDrafts(window.sessionStorage, id);
  }, [id]);
  return useRoutes(routes);
}
