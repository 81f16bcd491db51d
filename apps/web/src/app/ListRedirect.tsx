import { Navigate, useLocation } from "react-router";
import type { ScreenKey } from "../lib/screenKeys.ts";
import { usePath } from "../lib/usePath.ts";
import { NotFound } from "./NotFound.tsx";

/** Redirects from a record path without an id to the list where a record is selected. */
export function ListRedirect({ to }: { to: ScreenKey }) {
  const pathTo = usePath();
  const { key } = useLocation();
  const path = pathTo(to);
  return path ? <Navigate key={key} replace to={path} /> : <NotFound kind="global" />;
}
