import { addSavedView, deleteSavedView, listSavedViews } from "@vaardig/contract/savedViews";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listSavedViews: call.query(builder, listSavedViews, { provides: ["saved-views"] }),
    addSavedView: call.mutation(builder, addSavedView, { invalidates: ["saved-views"] }),
    deleteSavedView: call.mutation(builder, deleteSavedView, { invalidates: ["saved-views"] }),
  }),
});

export const { useListSavedViewsQuery, useAddSavedViewMutation, useDeleteSavedViewMutation } = api;
