import { Navigate, useLocation } from "react-router";

/** Redirects from a path to the single child path with a screen. */
export function ChildRedirect({ to }: { to: string }) {
  const { pathname, search, key } = useLocation();
  return <Navigate key={key} replace to={{ pathname: `${pathname.replace(/\/$/, "")}/${to}`, search }} />;
}
