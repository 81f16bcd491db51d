import { availabilityRule } from "@vaardig/contract/applications/applicationTerms";
import { careersFields } from "@vaardig/contract/careers/careers";
import { z } from "zod";
import { typedNumberOrNone } from "../../../lib/form/typedNumber.ts";

const { hours, hourly_rate, salary_proposal } = careersFields.shape;

/** The contract's schema for text fields of the form, plus the résumé. */
export const careersForm = careersFields
  .extend({
    hours: typedNumberOrNone(hours),
    hourly_rate: typedNumberOrNone(hourly_rate.unwrap()),
    salary_proposal: typedNumberOrNone(salary_proposal),
    resume: z.custom<File | null>((value) => value instanceof File, "required"),
  })
  .superRefine(availabilityRule);
