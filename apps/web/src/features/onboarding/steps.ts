/** Steps of the wizard, in order. */
export const STEPS = ["languages", "resume", "skills"] as const;
export type Step = (typeof STEPS)[number];

/** Returns a text as a step; null for other texts. */
export function asStep(value: string | null | undefined): Step | null {
  return STEPS.find((step) => step === value) ?? null;
}
