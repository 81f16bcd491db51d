import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, language, wholeListQuery } from "../fields.ts";
import { storedFile } from "../files/files.ts";
import { LANGUAGE_LEVELS } from "../limits.ts";
import { PROFILE_ROLES, ROLES } from "../roles.ts";

export const onboardingStep = z.enum(["languages", "resume", "skills", "done"]);
export type OnboardingStep = z.output<typeof onboardingStep>;

/** A spoken language by ISO 639-1 code; its name comes from the reader's locale. */
export const spokenLanguage = z.strictObject({
  id: id.optional(),
  language: z.string().regex(/^[a-z]{2}$/, "choice"),
  level: z.enum(LANGUAGE_LEVELS),
});
export type SpokenLanguage = z.output<typeof spokenLanguage>;

export const languagesBody = z
  .strictObject({ user_id: id.optional(), languages: z.array(spokenLanguage).min(1).max(20) })
  .refine((body) => new Set(body.languages.map((entry) => entry.language)).size === body.languages.length, {
    path: ["languages"],
    message: "language_twice",
  });

const languageList = z.object({ data: z.array(spokenLanguage), total: z.number().int() });

export const getLanguages = endpoint({
  method: "GET",
  path: "/language",
  tag: "onboarding",
  summary: "List the languages a person speaks; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: z.strictObject({ user_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: languageList,
});

export const saveLanguages = endpoint({
  method: "POST",
  path: "/language",
  tag: "onboarding",
  summary:
    "Replace the languages the signed-in person speaks, or those of a person whose record they maintain",
  access: PROFILE_ROLES,
  body: languagesBody,
  payload: languageList,
});

export const configureLanguage = endpoint({
  method: "POST",
  path: "/config/language",
  tag: "onboarding",
  summary: "Set the signed-in person's display language",
  access: ROLES,
  whilePaused: true,
  withoutFactor: true,
  body: z.strictObject({ language }),
  payload: z.object({ language }),
});

export const getOnboarding = endpoint({
  method: "GET",
  path: "/onboarding",
  tag: "onboarding",
  summary: "Get the current step of the signed-in person's onboarding and the data entered so far",
  access: PROFILE_ROLES,
  payload: z.object({
    step: onboardingStep,
    languages: z.array(spokenLanguage),
    resume: storedFile.nullable(),
  }),
});

export const moveOnboarding = endpoint({
  method: "PUT",
  path: "/onboarding",
  tag: "onboarding",
  summary: "Go to a step of the onboarding, or finish it with `done`",
  access: PROFILE_ROLES,
  body: z.strictObject({ step: onboardingStep }),
  payload: z.object({ step: onboardingStep }),
});
