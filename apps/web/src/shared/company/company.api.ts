import { getCompany } from "@vaardig/contract/company/company";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCompany: call.query(builder, getCompany, {
      provides: ["company"],
      fallback: () => i18n.t("company:fetch-failed"),
    }),
  }),
});

export const { useGetCompanyQuery, useLazyGetCompanyQuery } = api;
