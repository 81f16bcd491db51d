import type { ReactNode } from "react";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetJobMatchQuery } from "../jobs.api.ts";

interface Props {
  vacancyId: string | undefined;
  /** Absent for the reader. */
  userId?: string;
  title: string;
  subtitle?: string;
  onClose: () => void;
  actions?: ReactNode;
}

/** Explanation of a match beside its list. */
export function MatchSheetDrawer({ vacancyId, userId, title, subtitle, onClose, actions }: Props) {
  const query = { job_vacancy_id: vacancyId ?? "", ...(userId && { user_id: userId }) };
  const { data, error, refetch } = useGetJobMatchQuery({ query }, { skip: !vacancyId });
  const current = data && data.person.id === (userId ?? data.person.id) ? data : undefined;
  return (
    <SideSheet
      open={vacancyId !== undefined}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      actions={actions}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : current ? (
        <MatchSheetView sheet={current} />
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </SideSheet>
  );
}
