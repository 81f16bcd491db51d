/** Commands on a vacancy or project, in the order of their menu. */
export const ACTS = [
  "submit",
  "approve",
  "decline",
  "discard_change",
  "hold",
  "reopen",
  "close",
  "delete",
] as const;
export type Act = (typeof ACTS)[number];

/** Commands that are asked about first. */
export const ASKED = ["decline", "discard_change", "close", "delete"] as const;
export type AskedAct = (typeof ASKED)[number];

export const isAsked = (act: Act): act is AskedAct => ASKED.some((one) => one === act);
