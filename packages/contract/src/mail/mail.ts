import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery, timestamp } from "../fields.ts";

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(["queued", "sent", "kept", "failed"]),
  created_at: timestamp,
});

export const listOutbox = endpoint({
  method: "GET",
  path: "/mail/outbox",
  tag: "mail",
  summary: "List the company's emails that were kept because no mail server is configured",
  access: ["admin"],
  query: listQuery,
  payload: listOf(outboxMail),
});
