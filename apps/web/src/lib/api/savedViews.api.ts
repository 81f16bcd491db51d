import { addSavedView, deleteSavedView, listSavedViews, renameSavedView } from "@vaardig/contract/savedViews";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listSavedViews: call.query(builder, listSavedViews, { provides: ["saved-views"] }),
    addSavedView: call.mutation(builder, addSavedView, { invalidates: ["saved-views"] }),
    renameSavedView: call.mutation(builder, renameSavedView, { invalidates: ["saved-views"] }),
    deleteSavedView: call.mutation(builder, deleteSavedView, { invalidates: ["saved-views"] }),
  }),
});

export const {
  useListSavedViewsQuery,
  useAddSavedViewMutation,
  useRenameSavedViewMutation,
  useDeleteSavedViewMutation,
} = api;
