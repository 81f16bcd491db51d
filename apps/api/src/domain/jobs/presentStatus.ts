import type { VacancyStatus } from "@vaardig/contract/jobs/vacancyWork";
import type { VacancyFacts } from "./vacancyScope.ts";

/** Converts the stored status to the wire format: null for a draft. */
export function presentStatus(status: VacancyFacts["status"]): VacancyStatus {
  return status === "Draft" ? null : status;
}
