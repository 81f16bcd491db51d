import {
  addSavedView,
  deleteSavedView,
  listSavedViews,
  renameSavedView,
} from "@vaardig/contract/saved-views/savedViews";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

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
