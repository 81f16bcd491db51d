export type LinkState = "expired" | "used" | "unknown";

/** Returns the state of a link or invitation by error code; an unknown code means an unknown link. */
export function linkState(code: string): LinkState {
  if (code.endsWith("_expired")) return "expired";
  return code.endsWith("_used") ? "used" : "unknown";
}
