import type { VacancyStatus } from "@vaardig/contract/jobs/vacancyWork";
import type { VacancyFacts } from "./vacancyScope.ts";

/** Stored status → wire: a draft has none yet. */
export function presentStatus(status: VacancyFacts["status"]): VacancyStatus {
  return status === "Draft" ? null : status;
}
