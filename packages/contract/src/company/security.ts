import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../fields.ts";

/** Grace periods in days for setting up a second factor. */
export const GRACE_DAYS = [0, 7, 14, 30] as const;

export const companySecurity = z.object({
  /** When a second factor becomes mandatory for the company's people; null while it is optional. */
  second_factor_from: timestamp.nullable(),
  /** Number of active people, and how many of them have a second factor. */
  people: z.number().int(),
  protected_people: z.number().int(),
});
export type CompanySecurity = z.output<typeof companySecurity>;

export const getCompanySecurity = endpoint({
  method: "GET",
  path: "/company/security",
  tag: "company",
  summary: "Get whether the company requires a second factor",
  access: ["admin"],
  payload: companySecurity,
});

export const saveCompanySecurity = endpoint({
  method: "PUT",
  path: "/company/security",
  tag: "company",
  summary: "Require a second factor of the company's people after a grace period, or stop requiring it",
  access: ["admin"],
  body: z.strictObject({
    second_factor: z.boolean(),
    /** Absent: keeps the current date; without a current date it is two weeks from now. */
    grace_days: z.literal(GRACE_DAYS).optional(),
  }),
  payload: companySecurity,
});
