import { encodeIssue } from "@vaardig/contract/issueMessage";
import { z } from "zod";

/**
 * Returns the error of a field for a body that is too large, when the request has a single text field and
 * nothing else.
 */
export function tooLongTextError(body: unknown): Record<string, string> | undefined {
  if (!(body instanceof z.ZodObject)) return undefined;
  const [only, other] = Object.entries(body.shape);
  const isAlone = only !== undefined && other === undefined;
  if (!isAlone || !(only[1] instanceof z.ZodString) || only[1].maxLength === null) return undefined;
  return { [only[0]]: encodeIssue("too_long", { max: only[1].maxLength }) };
}
