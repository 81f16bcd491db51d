import {
  checkRecipients,
  deleteMailTemplate,
  listMailRecipients,
  listSendings,
  listSentMails,
  retryMails,
  saveMailTemplate,
  sendMails,
} from "@vaardig/contract/mailTemplates";
import { baseApi } from "../../lib/baseApi.ts";
import { call } from "../../lib/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listMailRecipients: call.query(builder, listMailRecipients, { provides: ["applications"] }),
    checkRecipients: call.query(builder, checkRecipients, {
      provides: ["applications"],
      keepUnusedDataFor: 10,
    }),
    listSendings: call.query(builder, listSendings, { provides: ["mail"] }),
    listSentMails: call.query(builder, listSentMails, { provides: ["mail"] }),
    sendMails: call.mutation(builder, sendMails, { invalidates: ["mail", "events"] }),
    retryMails: call.mutation(builder, retryMails, { invalidates: ["mail"] }),
    saveMailTemplate: call.mutation(builder, saveMailTemplate, { invalidates: ["mail-templates"] }),
    deleteMailTemplate: call.mutation(builder, deleteMailTemplate, { invalidates: ["mail-templates"] }),
  }),
});

export const {
  useListMailRecipientsQuery,
  useCheckRecipientsQuery,
  useListSendingsQuery,
  useListSentMailsQuery,
  useSendMailsMutation,
  useRetryMailsMutation,
  useSaveMailTemplateMutation,
  useDeleteMailTemplateMutation,
} = api;
