import { z } from "zod";

type Values = Record<string, string | number>;

/** Encodes a message key and its values as one string: `too_long|max=700`. */
export function encodeIssue(key: string, values: Values = {}): string {
  const told = Object.entries(values).map(([name, value]) => `${name}=${String(value).replaceAll("|", "/")}`);
  return [key, ...told].join("|");
}

/** Decodes `too_long|max=700` into a key of `validation.<lang>.json` and its values. */
export function decodeIssue(message: string): { key: string; values: Values } {
  const [key = "invalid", ...pairs] = message.split("|");
  const values: Values = {};
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    values[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return { key, values };
}

function describe(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === "") return encodeIssue("required");
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") return encodeIssue("too_short", { min: Number(issue.minimum) });
      if (issue.origin === "array") return encodeIssue("too_few", { min: Number(issue.minimum) });
      return encodeIssue("at_least", { min: Number(issue.minimum) });
    case "too_big":
      if (issue.origin === "string") return encodeIssue("too_long", { max: Number(issue.maximum) });
      if (issue.origin === "array") return encodeIssue("too_many", { max: Number(issue.maximum) });
      return encodeIssue("at_most", { max: Number(issue.maximum) });
    case "invalid_format":
      if (issue.format === "email") return encodeIssue("email");
      if (issue.format === "uuid") return encodeIssue("id");
      if (issue.format === "date") return encodeIssue("date");
      return encodeIssue("invalid");
    case "unrecognized_keys":
      return encodeIssue("unknown_field", { names: issue.keys.join(", ") });
    case "invalid_value":
      return encodeIssue("choice");
    default:
      return encodeIssue("invalid");
  }
}

// Schema messages are keys, so that forms and server translate the same ones.
z.config({ customError: describe });
