import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../fields.ts";

/** Days that people get to set up a second factor. */
export const GRACE_DAYS = [0, 7, 14, 30] as const;

export const companySecurity = z.object({
  /** From when on a second factor is required of the company's people; null while it is not. */
  second_factor_from: timestamp.nullable(),
  /** The company's active people, and how many of them have one. */
  people: z.number().int(),
  protected_people: z.number().int(),
});
export type CompanySecurity = z.output<typeof companySecurity>;

export const getCompanySecurity = endpoint({
  method: "GET",
  path: "/company/security",
  tag: "company",
  summary: "Whether the company's people need a second factor",
  access: ["admin"],
  payload: companySecurity,
});

export const saveCompanySecurity = endpoint({
  method: "PUT",
  path: "/company/security",
  tag: "company",
  summary: "Require a second factor of the company's people after a grace, or no longer",
  access: ["admin"],
  body: z.strictObject({
    second_factor: z.boolean(),
    /** Absent leaves the date as it is; where none is set it is two weeks from now. */
    grace_days: z.literal(GRACE_DAYS).optional(),
  }),
  payload: companySecurity,
});
