import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import type { DescriptionsOf } from "../../../shared/skills/useLevelDescriptions.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { SuggestionList } from "./SuggestionList.tsx";
import type { Suggestions } from "./useSuggestions.ts";

interface Props {
  suggestions: Suggestions;
  /** Suggestions that are not selected. */
  open: readonly RecommendedSkill[];
  hasResume: boolean;
  descriptionsOf: DescriptionsOf;
  onLevel: (skillId: string, level: number) => void;
  onAdd: (skills: readonly RecommendedSkill[]) => void;
}

/** Suggestions, including loading, error and empty states. */
export function SuggestionPanel({ suggestions, open, hasResume, descriptionsOf, onLevel, onAdd }: Props) {
  const { t } = useTranslation("onboarding");
  const { from, job, loading, error, retry } = suggestions;
  if (loading) return <ListSkeleton rows={5} />;
  if (error && from === "none") {
    return <ErrorState title={t("skills.not-loaded")} error={error} onRetry={retry} />;
  }
  if (from === "none") {
    return (
      <EmptyState
        drawing="search"
        heading="h2"
        title={t("skills.none")}
        description={t(hasResume ? "skills.none-in-resume" : "skills.none-without-resume")}
      />
    );
  }
  return (
    <SuggestionList
      title={from === "resume" ? t("skills.from-resume") : t("skills.from-job", { job })}
      skills={open}
      descriptionsOf={descriptionsOf}
      onLevel={onLevel}
      onAdd={onAdd}
    />
  );
}
