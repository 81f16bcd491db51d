import {
  completeCourse,
  deleteCourse,
  getCourseMatches,
  getCourseRatings,
  getCourses,
  planCourse,
  rateCourse,
  startCourse,
} from "@vaardig/contract/courses/courses";
import { getLevelProposals, withdrawLevelProposal } from "@vaardig/contract/goals/levelProposals";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

/** Client messages for errors without a server message. */
const fallback = () => i18n.t("courses:fetch-failed");
const noneFound = () => i18n.t("courses:none-found");
/** Tags affected by one's own enrolments; the courses themselves are in the slice. */
const touches = { fallback, invalidates: ["courses", "profile", "events", "goals"] } as const;

export const coursesApi = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCourses: call.query(builder, getCourses, { fallback, keepUnusedDataFor: 0 }),
    getCourseMatches: call.query(builder, getCourseMatches, { fallback: noneFound, keepUnusedDataFor: 0 }),
    startCourse: call.mutation(builder, startCourse, touches),
    planCourse: call.mutation(builder, planCourse, touches),
    completeCourse: call.mutation(builder, completeCourse, touches),
    deleteCourse: call.mutation(builder, deleteCourse, touches),
    getCourseRatings: call.query(builder, getCourseRatings, { fallback, provides: ["courses"] }),
    getCourseProposals: call.query(builder, getLevelProposals, { provides: ["goals", "skills"] }),
    withdrawCourseProposal: call.mutation(builder, withdrawLevelProposal, {
      invalidates: ["goals", "events"],
    }),
    rateCourse: call.mutation(builder, rateCourse, { fallback, invalidates: ["courses"] }),
  }),
});

export const {
  useGetCourseRatingsQuery,
  useLazyGetCourseRatingsQuery,
  useRateCourseMutation,
  useGetCourseProposalsQuery,
  useWithdrawCourseProposalMutation,
} = coursesApi;
