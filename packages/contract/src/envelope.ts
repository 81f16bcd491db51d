import { z } from "zod";

/** The envelope of every answer that went well. */
export function success<T extends z.ZodType>(payload: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), payload });
}

export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  /** Field name → what is wrong with it, in the request's language. */
  fields: z.record(z.string(), z.string()).optional(),
  /** What a client needs to know about the refusal beside its words. */
  details: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string().optional(),
});

export type Failure = z.output<typeof failure>;
