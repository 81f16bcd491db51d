import {
  addCandidateNote,
  deleteCandidateNote,
  getCandidateNotes,
  saveCandidateNote,
} from "@vaardig/contract/candidates/candidates";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const changes = { invalidates: ["candidates", "events"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCandidateNotes: call.query(builder, getCandidateNotes, {
      provides: ["candidates"],
      fallback: () => i18n.t("notes:not-loaded"),
    }),
    addCandidateNote: call.mutation(builder, addCandidateNote, changes),
    saveCandidateNote: call.mutation(builder, saveCandidateNote, changes),
    deleteCandidateNote: call.mutation(builder, deleteCandidateNote, changes),
  }),
});

export const {
  useGetCandidateNotesQuery,
  useLazyGetCandidateNotesQuery,
  useAddCandidateNoteMutation,
  useSaveCandidateNoteMutation,
  useDeleteCandidateNoteMutation,
} = api;
