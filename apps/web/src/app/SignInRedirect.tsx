import { Navigate } from "react-router";

/** From the signed-in area to sign-in; the address to return to is kept in the auth state. */
export function SignInRedirect() {
  return <Navigate replace to="/login" />;
}
