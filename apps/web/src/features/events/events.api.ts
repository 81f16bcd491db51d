import { getSystemEvents } from "@vaardig/contract/events/events";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSystemEvents: call.query(builder, getSystemEvents, {
      provides: ["events"],
      fallback: () => i18n.t("events:events.not-loaded"),
    }),
  }),
});

export const { useGetSystemEventsQuery } = api;
