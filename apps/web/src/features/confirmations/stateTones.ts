import type { ConfirmationState } from "@vaardig/contract/confirmations/confirmations";

/** How the state of a request looks as a chip. */
export const STATE_TONES: Record<ConfirmationState, "neutral" | "positive" | "attention" | "info"> = {
  open: "info",
  confirmed: "positive",
  endorsed: "positive",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "attention",
  ended: "attention",
};
