import {
  availabilityRule,
  hourlyRate,
  hoursPerWeek,
  motivation,
  salaryProposal,
} from "@vaardig/contract/applications/applicationTerms";
import { date } from "@vaardig/contract/fields";
import { z } from "zod";
import { typedNumber, typedNumberOrNone } from "../../lib/form/typedNumber.ts";

/** Returns the contract's schema for the form; `asksRate` makes hourly rate and end date required. */
export function applyForm(asksRate: boolean) {
  const isAnswered = (value: string | number | null) => value !== null || !asksRate;
  return z
    .object({
      hourly_rate: typedNumberOrNone(hourlyRate.nullable()).refine(isAnswered, "required"),
      available_from: date,
      available_until: z.union([z.literal("").transform(() => null), date]).refine(isAnswered, "required"),
      hours: typedNumber(hoursPerWeek),
      motivation,
      salary_proposal: typedNumberOrNone(salaryProposal.nullable()),
    })
    .superRefine(availabilityRule);
}

export const EMPTY_APPLICATION: z.input<ReturnType<typeof applyForm>> = {
  hourly_rate: "",
  available_from: "",
  available_until: "",
  hours: "",
  motivation: "",
  salary_proposal: "",
};
