import { availabilityRule } from "@vaardig/contract/applications/applicationTerms";
import { applicationFields } from "@vaardig/contract/my-applications/myApplications";
import type { z } from "zod";
import { typedNumber, typedNumberOrNone } from "../../lib/form/typedNumber.ts";

const { hourly_rate, hours, salary_proposal } = applicationFields.shape;

/** The contract's rules on what the form holds. */
export const applyForm = applicationFields
  .omit({ manager_may_know: true })
  .extend({
    hourly_rate: typedNumber(hourly_rate),
    hours: typedNumber(hours),
    salary_proposal: typedNumberOrNone(salary_proposal),
  })
  .superRefine(availabilityRule);

export const EMPTY: z.input<typeof applyForm> = {
  hourly_rate: "",
  available_from: "",
  available_until: "",
  hours: "",
  motivation: "",
  salary_proposal: "",
};
