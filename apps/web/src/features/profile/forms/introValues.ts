import { type Candidate, candidateBody } from "@vaardig/contract/profile/profile";
import type { z } from "zod";
import { typedNumberOrNone } from "../../../lib/form/typedNumber.ts";

/** The contract's schema for the form, with hours as text. */
export const introForm = candidateBody.extend({
  availability: typedNumberOrNone(candidateBody.shape.availability),
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
export function toFieldValues({ availability, ...values }: IntroValues): z.input<typeof introForm> {
  return { ...values, availability: availability === null ? "" : String(availability) };
}
