import { savePreferences } from "@vaardig/contract/account/preferences";
import type { Language } from "@vaardig/contract/limits";
import { configureLanguage } from "@vaardig/contract/onboarding/onboarding";
import { getSession, logout } from "@vaardig/contract/session/session";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSession: call.query(builder, getSession, { provides: ["session", "onboarding", "files"] }),
    logout: call.mutation(builder, logout),
    savePreferences: call.mutation(builder, savePreferences),
    configureLanguage: call.mutation(builder, configureLanguage),
  }),
});

export const { useGetSessionQuery, useLogoutMutation, useSavePreferencesMutation } = api;

/** Saves the reader's language on the server. */
export const saveLanguage = (language: Language) =>
  api.endpoints.configureLanguage.initiate({ body: { language } }, { track: false });
