import { Navigate, useLocation } from "react-router";

/** From the signed-in area to sign-in; the address to return to is kept in the auth state. */
export function SignInRedirect() {
  // A step back to here while sign-in is still loading leads to it again; the same element would not.
  const { key } = useLocation();
  return <Navigate key={key} replace to="/login" />;
}
