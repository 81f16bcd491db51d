import type { Account } from "@vaardig/contract/account/account";
import type { ReactNode } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { useGetAccountQuery } from "./account.api.ts";

/** Renders a section once the account has loaded. */
export function AccountLoader({ children }: { children: (account: Account) => ReactNode }) {
  const { data, error, refetch } = useGetAccountQuery();
  if (data) return children(data);
  return error ? <ErrorState error={error} onRetry={refetch} /> : <DetailSkeleton />;
}
