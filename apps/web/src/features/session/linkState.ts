export type LinkState = "expired" | "used" | "unknown";

/** What is wrong with a link or an invitation, from the code of the refusal; a code we do not know is an unknown link. */
export function linkState(code: string): LinkState {
  if (code.endsWith("_expired")) return "expired";
  return code.endsWith("_used") ? "used" : "unknown";
}
