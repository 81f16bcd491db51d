import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** Certainty of a suggestion. */
export function CertaintyChip({ suggestion }: { suggestion: RecommendedSkill }) {
  const { t } = useTranslation("onboarding");
  if (suggestion.certainty === "found") return <StatusChip tone="positive" label={t("certainty.found")} />;
  return (
    <StatusChip
      tone="info"
      label={t(suggestion.words === null ? "certainty.from-job" : "certainty.from-title")}
    />
  );
}
