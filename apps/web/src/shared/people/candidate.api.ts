import { getCandidate } from "@vaardig/contract/profile/profile";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCandidate: call.query(builder, getCandidate, {
      provides: ["profile", "files", "skills", "employees"],
      fallback: () => i18n.t("card:fetch-failed"),
    }),
  }),
});

/** A person's card, including the private record for readers with access. */
export const { useGetCandidateQuery, useLazyGetCandidateQuery } = api;
