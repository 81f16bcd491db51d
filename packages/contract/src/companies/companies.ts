import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery, timestamp } from "../fields.ts";

export const companyState = z.enum([
  "setup",
  "trialing",
  "active",
  "past_due",
  "paused",
  "canceled",
  "suspended",
]);
export type CompanyState = z.output<typeof companyState>;

/** Transitions between the lifecycle states of a company. */
export const lifecycleMove = z.enum([
  "start_trial",
  "extend_trial",
  "activate",
  "payment_failed",
  "pause",
  "cancel",
  "suspend",
  "resume",
]);
export type LifecycleMove = z.output<typeof lifecycleMove>;

export const companySummary = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  industry: z.string(),
  state: companyState,
  /** Active employees, managers, HR managers, admins and moderators. */
  seats: z.number().int(),
  trial_ends_at: timestamp.nullable(),
  created_at: timestamp,
});

export const listCompanies = endpoint({
  method: "GET",
  path: "/companies",
  tag: "companies",
  summary: "List companies on the platform",
  access: ["staff"],
  query: listQuery.extend({ state: companyState.optional() }),
  payload: listOf(companySummary),
});
