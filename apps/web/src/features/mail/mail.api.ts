import { listOutbox } from "@vaardig/contract/mail/mail";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    // No caching, because actions on other screens create emails.
    listOutbox: call.query(builder, listOutbox, { provides: ["mail"], keepUnusedDataFor: 0 }),
  }),
});

export const { useListOutboxQuery } = api;
