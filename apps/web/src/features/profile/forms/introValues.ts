import { type Candidate, candidateBody } from "@vaardig/contract/profile/profile";
import { z } from "zod";

/** The contract's rules on what a form holds: hours as they are typed. */
export const introForm = candidateBody.extend({
  availability: z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(candidateBody.shape.availability),
});
export type IntroValues = z.output<typeof candidateBody>;

/** A profile → values of the form, as they are compared; a text that is not there is empty. */
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

/** Values as they stand in the fields. */
export function typed({ availability, ...values }: IntroValues): z.input<typeof introForm> {
  return { ...values, availability: availability === null ? "" : String(availability) };
}
