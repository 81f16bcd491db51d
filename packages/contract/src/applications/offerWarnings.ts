import { encodeIssue } from "../issueMessage.ts";

/** What the job says of its terms; null where it says nothing. */
export interface JobTerms {
  /** Euros a month, before tax. */
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

/** What is unusual about an offer, as an issue by field: it may leave, but not by mistake. */
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
