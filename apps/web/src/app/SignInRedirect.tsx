import { Navigate, useLocation } from "react-router";

/** Redirects from the signed-in area to sign-in; the return address is in the auth state. */
export function SignInRedirect() {
  // Without a new key, a step back to here while sign-in is loading would not redirect again.
  const { key } = useLocation();
  return <Navigate key={key} replace to="/login" />;
}
