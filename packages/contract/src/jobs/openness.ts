import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Roles that can be open to another internal job: the company's own people. */
const ACCESS = ["employee", "manager", "hr_manager", "admin"] as const;

export const openness = z.object({
  /** Open to internal opportunities; visible to recruiters, HR managers and administrators. */
  open: z.boolean(),
  /** Also visible to the person's own managers. */
  line_may_know: z.boolean(),
});
export type Openness = z.output<typeof openness>;

export const getOpenness = endpoint({
  method: "GET",
  path: "/openness",
  tag: "jobs",
  summary: "Get the signed-in person's openness to internal opportunities, and who can see it",
  access: ACCESS,
  payload: openness,
});

export const saveOpenness = endpoint({
  method: "PUT",
  path: "/openness",
  tag: "jobs",
  summary: "Set the signed-in person's openness to internal opportunities; the change is not logged",
  access: ACCESS,
  body: z.strictObject(openness.shape).partial(),
  payload: openness,
});
