import { previewMail } from "@vaardig/contract/mail-templates/mailSendings";
import { getMailTemplate, listTemplateNames } from "@vaardig/contract/mail-templates/mailTemplates";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

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
