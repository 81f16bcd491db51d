import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Input } from "@vaardig/contract/endpoint";
import {
  addFromResume,
  getResumeReview,
  type ResumeReview,
  saveReviewDecisions,
} from "@vaardig/contract/resume-review/resumeReview";
import { useDispatch } from "react-redux";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    // Not cached, because the log records each reading by another person.
    getResumeReview: call.query(builder, getResumeReview, { keepUnusedDataFor: 0 }),
    addFromResume: call.mutation(builder, addFromResume, {
      invalidates: [
        "profile",
        "skills",
        "wishes",
        "jobs",
        "events",
        "applications",
        "candidates",
        "employees",
        "onboarding",
        "dashboard",
      ],
    }),
    saveReviewDecisions: call.mutation(builder, saveReviewDecisions, {
      invalidates: ["applications", "jobs"],
    }),
  }),
});

type UpdateAction = ReturnType<typeof api.util.updateQueryData>;
type ApiState = ReturnType<Parameters<UpdateAction>[1]>;

/** Returns a function that updates a review optimistically. */
export function useUpdateReview(
  of: Input<typeof getResumeReview>,
): (change: (held: ResumeReview) => void) => void {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return (change) => void dispatch(api.util.updateQueryData("getResumeReview", of, change));
}

export const {
  useGetResumeReviewQuery,
  useLazyGetResumeReviewQuery,
  useAddFromResumeMutation,
  useSaveReviewDecisionsMutation,
} = api;
