import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetApplicationMatchQuery } from "../applications.api.ts";

/** Explanation of the match, the same as everywhere. */
export function MatchPart({ vacancyId, userId }: { vacancyId: string; userId: string }) {
  const { currentData, error, refetch } = useGetApplicationMatchQuery({
    query: { job_vacancy_id: vacancyId, user_id: userId },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return currentData ? <MatchSheetView sheet={currentData} /> : <DetailSkeleton lines={6} />;
}
