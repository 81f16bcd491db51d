import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { companyState, lifecycleMove } from "./companies.ts";
import { customer, customerParams } from "./customers.ts";

/** A lifecycle command; `version` is the lifecycle version that the client last read. */
export const lifecycleBody = z.strictObject({
  version: z.number().int(),
  reason: z.string().trim().min(1).max(LIMITS.reason),
});

export const extendTrialBody = lifecycleBody.extend({
  days: z.number().int().min(1).max(LIMITS.trialExtensionDays),
});

/** Reason codes set by the product that have translations. */
export const PRODUCT_REASONS = [
  "first_sign_in",
  "trial_ended",
  "payment_overdue",
  "paused_too_long",
  "billing",
  "started_by_admin",
  "canceled_by_admin",
  "invoice_unpaid",
  "invoices_paid",
  "charge_failed",
] as const;
export type ProductReason = (typeof PRODUCT_REASONS)[number];

/** A lifecycle transition from the log. */
export const companyMove = z.object({
  id,
  at: timestamp,
  move: lifecycleMove,
  from: companyState,
  to: companyState,
  /** Text written by staff, or a reason code of the product. */
  reason: z.string(),
  by: z.enum(["staff", "company", "product"]),
  /** Name of the staff member; null for people of the company. */
  staff_name: z.string().nullable(),
});
export type CompanyMove = z.output<typeof companyMove>;

export const listCompanyMoves = endpoint({
  method: "GET",
  path: "/companies/:id/moves",
  tag: "companies",
  summary: "List the status changes of a company, newest first",
  access: ["staff"],
  params: customerParams,
  query: listQuery.omit({ search_query: true }),
  payload: listOf(companyMove),
});

export const extendTrial = endpoint({
  method: "POST",
  path: "/companies/:id/extend_trial",
  tag: "companies",
  summary:
    "Extend a company's trial from its end, or from now when it is over; administrators are notified by email",
  access: ["staff"],
  params: customerParams,
  body: extendTrialBody,
  payload: customer,
  errors: ["stale_version", "company_move_not_allowed"],
});

export const suspendCompany = endpoint({
  method: "POST",
  path: "/companies/:id/suspend",
  tag: "companies",
  summary: "Suspend a company; ends all sessions at once and blocks sign-in",
  access: ["staff"],
  params: customerParams,
  body: lifecycleBody,
  payload: customer,
  errors: ["stale_version", "company_move_not_allowed"],
});

export const resumeCompany = endpoint({
  method: "POST",
  path: "/companies/:id/resume",
  tag: "companies",
  summary: "End a company's suspension; its earlier status is restored",
  access: ["staff"],
  params: customerParams,
  body: lifecycleBody,
  payload: customer,
  errors: ["stale_version", "company_move_not_allowed"],
});
