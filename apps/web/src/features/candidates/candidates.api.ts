import {
  addCandidate,
  eraseCandidates,
  listCandidateIds,
  listCandidates,
  previewErasure,
  readCandidateResume,
  saveCandidateContact,
} from "@vaardig/contract/candidates/candidateList";
import {
  dismissDuplicate,
  findDuplicates,
  listDuplicates,
  listMerges,
  mergeCandidates,
  previewMerge,
  restoreDuplicate,
  undoMerge,
} from "@vaardig/contract/candidates/candidateMerges";
import {
  askConsent,
  convertToEmployee,
  getUserStatus,
  previewConversion,
  recordConsent,
  saveCandidateOwner,
} from "@vaardig/contract/candidates/candidateStatus";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

/** Tags of everything that shows or counts candidates. */
const TOUCHED: readonly Tag[] = [
  "candidates",
  "applications",
  "profile",
  "skills",
  "files",
  "events",
  "talent-pools",
  "tasks",
  "jobs",
];

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCandidates: call.query(builder, listCandidates, {
      provides: ["candidates", "applications", "talent-pools", "profile", "skills"],
    }),
    listCandidateIds: call.query(builder, listCandidateIds, { keepUnusedDataFor: 0 }),
    readCandidateResume: call.mutation(builder, readCandidateResume),
    addCandidate: call.mutation(builder, addCandidate, { invalidates: TOUCHED }),
    saveCandidateContact: call.mutation(builder, saveCandidateContact, { invalidates: TOUCHED }),
    findDuplicates: call.query(builder, findDuplicates, { keepUnusedDataFor: 0 }),
    listDuplicates: call.query(builder, listDuplicates, { provides: ["candidates", "profile"] }),
    dismissDuplicate: call.mutation(builder, dismissDuplicate, { invalidates: ["candidates", "events"] }),
    restoreDuplicate: call.mutation(builder, restoreDuplicate, { invalidates: ["candidates", "events"] }),
    previewMerge: call.query(builder, previewMerge, { keepUnusedDataFor: 0 }),
    mergeCandidates: call.mutation(builder, mergeCandidates, { invalidates: TOUCHED }),
    undoMerge: call.mutation(builder, undoMerge, { invalidates: TOUCHED }),
    listMerges: call.query(builder, listMerges, { provides: ["candidates"] }),
    previewErasure: call.query(builder, previewErasure, { keepUnusedDataFor: 0 }),
    eraseCandidates: call.mutation(builder, eraseCandidates, { invalidates: TOUCHED }),
    getUserStatus: call.query(builder, getUserStatus, {
      provides: ["candidates", "applications", "talent-pools", "profile", "files"],
      fallback: () => i18n.t("candidates:status.not-loaded"),
    }),
    saveCandidateOwner: call.mutation(builder, saveCandidateOwner, { invalidates: ["candidates", "events"] }),
    recordConsent: call.mutation(builder, recordConsent, { invalidates: ["candidates", "events"] }),
    askConsent: call.mutation(builder, askConsent, { invalidates: ["candidates", "events", "mail"] }),
    previewConversion: call.query(builder, previewConversion, { keepUnusedDataFor: 0 }),
    convertToEmployee: call.mutation(builder, convertToEmployee, {
      invalidates: [...TOUCHED, "employees", "employee-role", "organization", "invitations", "dashboard"],
    }),
  }),
});

export const {
  useListCandidatesQuery,
  useLazyListCandidateIdsQuery,
  useReadCandidateResumeMutation,
  useAddCandidateMutation,
  useSaveCandidateContactMutation,
  useFindDuplicatesQuery,
  useListDuplicatesQuery,
  useDismissDuplicateMutation,
  useRestoreDuplicateMutation,
  usePreviewMergeQuery,
  useMergeCandidatesMutation,
  useUndoMergeMutation,
  useListMergesQuery,
  usePreviewErasureQuery,
  useEraseCandidatesMutation,
  useGetUserStatusQuery,
  useSaveCandidateOwnerMutation,
  useRecordConsentMutation,
  useAskConsentMutation,
  usePreviewConversionQuery,
  useConvertToEmployeeMutation,
} = api;
