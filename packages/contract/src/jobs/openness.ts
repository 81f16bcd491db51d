import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Who says whether they are open to another job inside: the company's own people. */
const ACCESS = ["employee", "manager", "hr_manager", "admin"] as const;

export const openness = z.object({
  /** Recruiters, HR and administrators see that the person is open to internal opportunities. */
  open: z.boolean(),
  /** The person's own managers see it as well. */
  line_may_know: z.boolean(),
});
export type Openness = z.output<typeof openness>;

export const getOpenness = endpoint({
  method: "GET",
  path: "/openness",
  tag: "jobs",
  summary: "Whether I am open to internal opportunities, and who may know",
  access: ACCESS,
  payload: openness,
});

export const saveOpenness = endpoint({
  method: "PUT",
  path: "/openness",
  tag: "jobs",
  summary: "Say whether I am open to internal opportunities; no log tells of it",
  access: ACCESS,
  body: z.strictObject(openness.shape).partial(),
  payload: openness,
});
