import { Navigate, useLocation, useParams } from "react-router";

/** Redirects from the Dutch form of a role's prefix to the prefix; the rest of the URL stays. */
export function AliasRedirect({ home }: { home: string }) {
  const { "*": rest } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: rest ? `${home}/${rest}` : home, search, hash }} />;
}
