import type { JobStatus } from "@vaardig/contract/jobs/jobWork";
import type { JobFacts } from "./jobScope.ts";

/** Converts the stored status to the wire format: null for a draft. */
export function presentStatus(status: JobFacts["status"]): JobStatus {
  return status === "Draft" ? null : status;
}
