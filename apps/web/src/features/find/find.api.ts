import { findAnything, findKnown } from "@vaardig/contract/find/find";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Short cache time, because names change and people leave. */
const A_MINUTE = 60;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    findAnything: call.query(builder, findAnything, { keepUnusedDataFor: A_MINUTE }),
    findKnown: call.query(builder, findKnown, { keepUnusedDataFor: A_MINUTE }),
  }),
});

export const { useFindAnythingQuery, useFindKnownQuery } = api;
