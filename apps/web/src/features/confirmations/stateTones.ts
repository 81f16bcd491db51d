import type { ConfirmationState } from "@vaardig/contract/confirmations/confirmations";

/** Tone of the chip for each state. */
export const STATE_TONES: Record<ConfirmationState, "neutral" | "positive" | "attention" | "info"> = {
  open: "info",
  confirmed: "positive",
  endorsed: "positive",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "attention",
  ended: "attention",
};
