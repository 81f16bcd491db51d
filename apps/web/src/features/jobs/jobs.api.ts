import {
  getJob,
  getJobMatch,
  listJobMatches,
  listPeopleMatches,
  saveJob,
  unsaveJob,
} from "@vaardig/contract/jobs/jobs";
import { getOpenness, saveOpenness } from "@vaardig/contract/jobs/openness";
import {
  approveJob,
  closeJob,
  createJob,
  declineJob,
  deleteJob,
  discardJobChange,
  getJobWork,
  holdJob,
  listJobs,
  readAdText,
  reopenJob,
  saveJobChanges,
  saveJobMembers,
  submitJob,
} from "@vaardig/contract/jobs/recruitingJobs";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags affected by a job's state. */
const invalidates = ["jobs", "projects", "applications", "dashboard", "session"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listJobs: call.query(builder, listJobs, { provides: ["jobs", "applications"] }),
    getJob: call.query(builder, getJob, { provides: ["jobs"] }),
    getJobWork: call.query(builder, getJobWork, { provides: ["jobs"] }),
    listJobMatches: call.query(builder, listJobMatches, { provides: ["jobs", "skills"] }),
    getJobMatch: call.query(builder, getJobMatch, { provides: ["jobs", "skills"] }),
    listPeopleMatches: call.query(builder, listPeopleMatches, { provides: ["jobs", "skills"] }),
    getOpenness: call.query(builder, getOpenness, { provides: ["jobs"] }),
    saveOpenness: call.mutation(builder, saveOpenness, { invalidates: ["jobs"] }),
    saveJob: call.mutation(builder, saveJob, { invalidates: ["jobs"] }),
    unsaveJob: call.mutation(builder, unsaveJob, { invalidates: ["jobs"] }),
    readAdText: call.mutation(builder, readAdText),
    createJob: call.mutation(builder, createJob, { invalidates }),
    saveJobChanges: call.mutation(builder, saveJobChanges, { invalidates }),
    saveJobMembers: call.mutation(builder, saveJobMembers, { invalidates }),
    deleteJob: call.mutation(builder, deleteJob, { invalidates }),
    submitJob: call.mutation(builder, submitJob, { invalidates }),
    approveJob: call.mutation(builder, approveJob, { invalidates }),
    declineJob: call.mutation(builder, declineJob, { invalidates }),
    discardJobChange: call.mutation(builder, discardJobChange, { invalidates }),
    holdJob: call.mutation(builder, holdJob, { invalidates }),
    reopenJob: call.mutation(builder, reopenJob, { invalidates }),
    closeJob: call.mutation(builder, closeJob, { invalidates }),
  }),
});

export const {
  useReadAdTextMutation,
  useListJobsQuery,
  useGetJobQuery,
  useGetJobWorkQuery,
  useLazyGetJobWorkQuery,
  useListJobMatchesQuery,
  useGetJobMatchQuery,
  useListPeopleMatchesQuery,
  useGetOpennessQuery,
  useSaveOpennessMutation,
  useSaveJobMutation,
  useUnsaveJobMutation,
  useCreateJobMutation,
  useSaveJobChangesMutation,
  useSaveJobMembersMutation,
  useDeleteJobMutation,
  useSubmitJobMutation,
  useApproveJobMutation,
  useDeclineJobMutation,
  useDiscardJobChangeMutation,
  useHoldJobMutation,
  useReopenJobMutation,
  useCloseJobMutation,
} = api;
