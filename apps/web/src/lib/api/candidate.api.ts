import { getCandidate } from "@vaardig/contract/profile";
import { i18n } from "../language/i18n.ts";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCandidate: call.query(builder, getCandidate, {
      provides: ["profile", "files", "skills", "employees"],
      fallback: () => i18n.t("card:fetch-failed"),
    }),
  }),
});

/** A person's card, with the private record where the reader may see it. */
export const { useGetCandidateQuery, useLazyGetCandidateQuery } = api;
