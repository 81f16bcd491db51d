import type { PoolPerson } from "@vaardig/contract/talent-pools/talentPools";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetPoolPersonMatchQuery } from "../talentPools.api.ts";

interface Props {
  person: Pick<PoolPerson, "id" | "name">;
  vacancy: { id: string; name: string };
  onClose: () => void;
}

/** Explanation of the match with a person's best open job. Mounted while open. */
export function MatchDrawer({ person, vacancy, onClose }: Props) {
  const { data, error, refetch } = useGetPoolPersonMatchQuery({
    query: { job_vacancy_id: vacancy.id, user_id: person.id },
  });
  return (
    <SideSheet open onClose={onClose} title={person.name} subtitle={vacancy.name}>
      {data ? (
        <MatchSheetView sheet={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </SideSheet>
  );
}
