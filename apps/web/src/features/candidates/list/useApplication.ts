import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";

/**
 * Returns the newest application as texts: its job, then its stage and the number of others; empty without
 * one.
 */
export function useApplication({ applications, applications_count: count }: CandidateRow): string[] {
  const { t } = useTranslation("candidates");
  const [first] = applications;
  if (!first) return [];
  const stage = t(`stages.${first.stage}`);
  return [first.vacancy.name, count > 1 ? `${stage} ${t("more-applications", { count: count - 1 })}` : stage];
}
