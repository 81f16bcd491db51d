import { Navigate, useLocation, useParams } from "react-router";

/** From the Dutch word of a role's prefix to the prefix itself; the rest of the address stays. */
export function AliasRedirect({ home }: { home: string }) {
  const { "*": rest } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: rest ? `${home}/${rest}` : home, search, hash }} />;
}
