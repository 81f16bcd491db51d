import {
  getVacancy,
  getVacancyMatch,
  listPeopleMatches,
  listVacancyMatches,
  saveVacancy,
  unsaveVacancy,
} from "@vaardig/contract/jobs/jobs";
import { getOpenness, saveOpenness } from "@vaardig/contract/jobs/openness";
import {
  approveVacancy,
  closeVacancy,
  createVacancy,
  declineVacancy,
  deleteVacancy,
  discardVacancyChange,
  getVacancyWork,
  holdVacancy,
  listVacancies,
  readAdText,
  reopenVacancy,
  saveVacancyChanges,
  saveVacancyMembers,
  submitVacancy,
} from "@vaardig/contract/jobs/vacancies";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags affected by a job's state. */
const invalidates = ["jobs", "projects", "applications", "dashboard", "session"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listVacancies: call.query(builder, listVacancies, { provides: ["jobs", "applications"] }),
    getVacancy: call.query(builder, getVacancy, { provides: ["jobs"] }),
    getVacancyWork: call.query(builder, getVacancyWork, { provides: ["jobs"] }),
    listVacancyMatches: call.query(builder, listVacancyMatches, { provides: ["jobs", "skills"] }),
    getVacancyMatch: call.query(builder, getVacancyMatch, { provides: ["jobs", "skills"] }),
    listPeopleMatches: call.query(builder, listPeopleMatches, { provides: ["jobs", "skills"] }),
    getOpenness: call.query(builder, getOpenness, { provides: ["jobs"] }),
    saveOpenness: call.mutation(builder, saveOpenness, { invalidates: ["jobs"] }),
    saveVacancy: call.mutation(builder, saveVacancy, { invalidates: ["jobs"] }),
    unsaveVacancy: call.mutation(builder, unsaveVacancy, { invalidates: ["jobs"] }),
    readAdText: call.mutation(builder, readAdText),
    createVacancy: call.mutation(builder, createVacancy, { invalidates }),
    saveVacancyChanges: call.mutation(builder, saveVacancyChanges, { invalidates }),
    saveVacancyMembers: call.mutation(builder, saveVacancyMembers, { invalidates }),
    deleteVacancy: call.mutation(builder, deleteVacancy, { invalidates }),
    submitVacancy: call.mutation(builder, submitVacancy, { invalidates }),
    approveVacancy: call.mutation(builder, approveVacancy, { invalidates }),
    declineVacancy: call.mutation(builder, declineVacancy, { invalidates }),
    discardVacancyChange: call.mutation(builder, discardVacancyChange, { invalidates }),
    holdVacancy: call.mutation(builder, holdVacancy, { invalidates }),
    reopenVacancy: call.mutation(builder, reopenVacancy, { invalidates }),
    closeVacancy: call.mutation(builder, closeVacancy, { invalidates }),
  }),
});

export const {
  useReadAdTextMutation,
  useListVacanciesQuery,
  useGetVacancyQuery,
  useGetVacancyWorkQuery,
  useLazyGetVacancyWorkQuery,
  useListVacancyMatchesQuery,
  useGetVacancyMatchQuery,
  useListPeopleMatchesQuery,
  useGetOpennessQuery,
  useSaveOpennessMutation,
  useSaveVacancyMutation,
  useUnsaveVacancyMutation,
  useCreateVacancyMutation,
  useSaveVacancyChangesMutation,
  useSaveVacancyMembersMutation,
  useDeleteVacancyMutation,
  useSubmitVacancyMutation,
  useApproveVacancyMutation,
  useDeclineVacancyMutation,
  useDiscardVacancyChangeMutation,
  useHoldVacancyMutation,
  useReopenVacancyMutation,
  useCloseVacancyMutation,
} = api;
