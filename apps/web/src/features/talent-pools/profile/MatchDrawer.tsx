import type { BestJob, PoolPerson } from "@vaardig/contract/talent-pools/talentPools";
import { MatchActions } from "../../../shared/add-to/MatchActions.tsx";
import { useMatchActs } from "../../../shared/add-to/useMatchActs.ts";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetPoolPersonMatchQuery } from "../talentPools.api.ts";

interface Props {
  person: Pick<PoolPerson, "id" | "name" | "can">;
  best: Pick<BestJob, "vacancy" | "on_list" | "application_id">;
  onClose: () => void;
}

/** Explanation of the match with a person's best open job, and the way into its pipeline. Mounted while open. */
export function MatchDrawer({ person, best, onClose }: Props) {
  const { vacancy, on_list: isOnList, application_id: applicationId } = best;
  const { data, error, refetch } = useGetPoolPersonMatchQuery({
    query: { job_vacancy_id: vacancy.id, user_id: person.id },
  });
  const { act, isBusy } = useMatchActs(vacancy.id);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={person.name}
      subtitle={vacancy.name}
      actions={
        <MatchActions
          application={applicationId === null ? null : { id: applicationId }}
          jobId={vacancy.id}
          can={person.can.includes("add_to_job") && !isOnList ? ["add"] : []}
          isBusy={isBusy}
          onAct={(what) => void act(what, [person.id], person.name)}
        />
      }
    >
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
