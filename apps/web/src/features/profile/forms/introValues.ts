import { type Candidate, candidateBody } from "@vaardig/contract/profile/profile";
import { z } from "zod";

/** The contract's schema for the form, with hours as text. */
export const introForm = candidateBody.extend({
  availability: z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(candidateBody.shape.availability),
});
export type IntroValues = z.output<typeof candidateBody>;

/** Returns a profile as form values for comparison; a missing text is empty. */
export function introValues({ headline, about, skills_public, private: record }: Candidate): IntroValues {
  return {
    headline: headline ?? "",
    about: about ?? "",
    availability: record?.availability ?? null,
    location: record?.location ?? "",
    phone: record?.phone ?? "",
    skills_public,
  };
}

/** Returns form values as shown in the fields. */
export function typed({ availability, ...values }: IntroValues): z.input<typeof introForm> {
  return { ...values, availability: availability === null ? "" : String(availability) };
}
