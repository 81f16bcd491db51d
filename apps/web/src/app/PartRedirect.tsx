import { Navigate, useLocation } from "react-router";

/** From an address to the one part below it that has a screen. */
export function PartRedirect({ to }: { to: string }) {
  const { pathname, search, key } = useLocation();
  return <Navigate key={key} replace to={{ pathname: `${pathname.replace(/\/$/, "")}/${to}`, search }} />;
}
