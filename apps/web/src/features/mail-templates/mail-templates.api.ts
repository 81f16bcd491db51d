import { listJobs } from "@vaardig/contract/jobs/recruitingJobs";
import {
  checkRecipients,
  listMailRecipients,
  listSendings,
  listSentMails,
  retryMails,
  sendMails,
} from "@vaardig/contract/mail-templates/mailSendings";
import { deleteMailTemplate, saveMailTemplate } from "@vaardig/contract/mail-templates/mailTemplates";
import { getTalentPool } from "@vaardig/contract/talent-pools/talentPools";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listMailRecipients: call.query(builder, listMailRecipients, {
      provides: ["applications", "talent-pools"],
    }),
    checkRecipients: call.query(builder, checkRecipients, {
      provides: ["applications", "talent-pools"],
      keepUnusedDataFor: 10,
    }),
    listSendings: call.query(builder, listSendings, { provides: ["mail"] }),
    listSentMails: call.query(builder, listSentMails, { provides: ["mail"] }),
    getPoolToWriteTo: call.query(builder, getTalentPool, { provides: ["talent-pools"] }),
    listOfferedJobs: call.query(builder, listJobs, { provides: ["jobs"] }),
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
  useGetPoolToWriteToQuery,
  useListOfferedJobsQuery,
  useSendMailsMutation,
  useRetryMailsMutation,
  useSaveMailTemplateMutation,
  useDeleteMailTemplateMutation,
} = api;
