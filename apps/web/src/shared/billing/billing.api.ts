import { previewSeats } from "@vaardig/contract/billing/billing";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    previewSeats: call.query(builder, previewSeats, { provides: ["billing", "employees", "invitations"] }),
  }),
});

export const { usePreviewSeatsQuery } = api;
