import { careersApplication } from "@vaardig/contract/careers";
import { z } from "zod";
import { typedNumberOrNone } from "../../../lib/typedNumber.ts";

const { hours, salary_proposal } = careersApplication.shape;

/** The contract's rules on what the form holds, with the résumé that goes beside it. */
export const careersForm = careersApplication.extend({
  hours: typedNumberOrNone(hours),
  salary_proposal: typedNumberOrNone(salary_proposal),
  resume: z.custom<File | null>((value) => value instanceof File, "required"),
});
