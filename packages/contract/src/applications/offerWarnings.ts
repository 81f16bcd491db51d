import { encodeIssue } from "../issueMessage.ts";

/** Terms of the job; null where not specified. */
export interface JobTerms {
  /** Euros a month, gross. */
  salary_from: number | null;
  salary_to: number | null;
  hours: number | null;
}

interface OfferTerms {
  salary: number;
  hours: number;
  /** `YYYY-MM-DD`. */
  start_date: string;
}

/** Returns unusual terms of an offer as issue keys by field; warnings only, the offer can still be sent. */
export function offerWarnings(
  { salary, hours, start_date: start }: OfferTerms,
  job: JobTerms,
  today: string,
): Partial<Record<keyof OfferTerms, string>> {
  const { salary_from: from, salary_to: to, hours: most } = job;
  return {
    ...(from !== null && salary < from && { salary: encodeIssue("offer_salary_below", { min: from }) }),
    ...(to !== null && salary > to && { salary: encodeIssue("offer_salary_above", { max: to }) }),
    ...(most !== null && hours > most && { hours: encodeIssue("offer_hours_above", { max: most }) }),
    ...(start < today && { start_date: "offer_start_past" }),
  };
}
