import { previewMail } from "@vaardig/contract/mailSendings";
import { getMailTemplate, listTemplateNames } from "@vaardig/contract/mailTemplates";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getMailTemplate: call.query(builder, getMailTemplate, { provides: ["mail-templates"] }),
    listTemplateNames: call.query(builder, listTemplateNames, { provides: ["mail-templates"] }),
    previewMail: call.query(builder, previewMail, { provides: ["mail-templates"], keepUnusedDataFor: 10 }),
  }),
});

export const {
  useGetMailTemplateQuery,
  useLazyGetMailTemplateQuery,
  useListTemplateNamesQuery,
  usePreviewMailQuery,
} = api;
