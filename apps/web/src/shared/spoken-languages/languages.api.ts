import { saveLanguages } from "@vaardig/contract/onboarding/onboarding";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    saveLanguages: call.mutation(builder, saveLanguages, { invalidates: ["onboarding", "profile"] }),
  }),
});

/** Spoken languages, edited in onboarding and in the profile. */
export const { useSaveLanguagesMutation } = api;
