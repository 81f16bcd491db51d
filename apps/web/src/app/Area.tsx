import { useMemo } from "react";
import { useRoutes } from "react-router";
import { useAuth } from "../lib/libState.ts";
import { signedInRoutes } from "./signedInRoutes.tsx";
import { useAreaMenu } from "./useAreaMenu.ts";

/** Every address of the signed-in person. */
export function Area() {
  const role = useAuth().user?.system_role;
  const { menu } = useAreaMenu();
  const routes = useMemo(() => (role ? signedInRoutes(role, menu) : []), [role, menu]);
  return useRoutes(routes);
}
