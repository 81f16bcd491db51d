import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";

/** Where someone stands: the vacancy of the newest application, then its stage and how many more there are; empty without one. */
export function useApplication({ applications, applications_count: count }: CandidateRow): string[] {
  const { t } = useTranslation("candidates");
  const [first] = applications;
  if (!first) return [];
  const stage = t(`stages.${first.stage}`);
  return [first.vacancy.name, count > 1 ? `${stage} ${t("more-applications", { count: count - 1 })}` : stage];
}
