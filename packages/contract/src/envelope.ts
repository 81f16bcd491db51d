import { z } from "zod";

/** Returns the schema of the success envelope around a payload. */
export function success<T extends z.ZodType>(payload: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), payload });
}

export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  /** Field name → error message, in the request's language. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Machine-readable details of the error. */
  details: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string().optional(),
});

export type Failure = z.output<typeof failure>;
