import { deleteLogo, saveCompany, uploadLogo } from "@vaardig/contract/company/company";
import { getCompanySecurity, saveCompanySecurity } from "@vaardig/contract/company/security";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    saveCompany: call.mutation(builder, saveCompany, {
      invalidates: ["company", "session"],
      fallback: () => i18n.t("company:save-failed"),
    }),
    uploadLogo: call.mutation(builder, uploadLogo, {
      invalidates: ["company"],
      fallback: () => i18n.t("company:save-failed"),
    }),
    deleteLogo: call.mutation(builder, deleteLogo, {
      invalidates: ["company"],
      fallback: () => i18n.t("company:save-failed"),
    }),
    getCompanySecurity: call.query(builder, getCompanySecurity, { provides: ["company"] }),
    saveCompanySecurity: call.mutation(builder, saveCompanySecurity, {
      invalidates: ["company", "session", "security"],
      fallback: () => i18n.t("company:save-failed"),
    }),
  }),
});

export const {
  useSaveCompanyMutation,
  useUploadLogoMutation,
  useDeleteLogoMutation,
  useGetCompanySecurityQuery,
  useSaveCompanySecurityMutation,
} = api;
