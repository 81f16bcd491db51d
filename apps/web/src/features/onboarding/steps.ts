/** The steps of the wizard, in order. */
export const STEPS = ["languages", "resume", "skills"] as const;
export type Step = (typeof STEPS)[number];

/** A text as one of the steps; null for what is none. */
export function asStep(value: string | null | undefined): Step | null {
  return STEPS.find((step) => step === value) ?? null;
}
