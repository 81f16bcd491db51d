import { encodeIssue } from "@vaardig/contract/issueMessage";
import { z } from "zod";

/** What a body that is too large says of its field, where a request has one field of text and nothing else. */
export function onlyTextOf(body: unknown): Record<string, string> | undefined {
  if (!(body instanceof z.ZodObject)) return undefined;
  const [only, other] = Object.entries(body.shape);
  const isAlone = only !== undefined && other === undefined;
  if (!isAlone || !(only[1] instanceof z.ZodString) || only[1].maxLength === null) return undefined;
  return { [only[0]]: encodeIssue("too_long", { max: only[1].maxLength }) };
}
