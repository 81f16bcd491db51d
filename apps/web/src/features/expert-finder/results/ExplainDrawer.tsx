import type { ExpertQuery } from "@vaardig/contract/expert-finder/expertFinder";
import { useTranslation } from "react-i18next";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useExplainExpertQuery } from "../expertFinder.api.ts";

interface Props {
  userId: string;
  skills: ExpertQuery["skills"];
  onClose: () => void;
}

/** Explanation of a person's match with the search. Mounted while open. */
export function ExplainDrawer({ userId, skills, onClose }: Props) {
  const { t } = useTranslation("expert-finder");
  const { currentData: sheet, error, refetch } = useExplainExpertQuery({ body: { user_id: userId, skills } });
  return (
    <SideSheet open onClose={onClose} title={sheet?.person.name ?? "…"} subtitle={t("your-search")}>
      {sheet ? (
        <MatchSheetView sheet={sheet} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </SideSheet>
  );
}
