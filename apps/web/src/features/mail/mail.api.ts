import { listOutbox } from "@vaardig/contract/mail/mail";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    // Mails come in by what people do on other screens, so nothing of an earlier visit is believed.
    listOutbox: call.query(builder, listOutbox, { provides: ["mail"], keepUnusedDataFor: 0 }),
  }),
});

export const { useListOutboxQuery } = api;
