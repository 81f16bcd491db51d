import { getCourseMatches } from "@vaardig/contract/courses/courses";
import { addGoalComment, deleteGoalComment, getGoalComments } from "@vaardig/contract/goals/goalComments";
import { deleteGoalDraft, getGoalDraft, saveGoalDraft } from "@vaardig/contract/goals/goalDraft";
import {
  declineGoalSuggestion,
  getGoalPreset,
  getGoalSuggestions,
} from "@vaardig/contract/goals/goalSuggestions";
import { getGoals } from "@vaardig/contract/goals/goals";
import {
  acceptGoal,
  cancelGoal,
  completeGoal,
  completeGoalAction,
  createGoal,
  declineGoal,
  deleteGoal,
  reopenGoal,
  reopenGoalAction,
  saveGoal,
  startGoal,
} from "@vaardig/contract/goals/goalWrites";
import {
  declineLevelProposal,
  getLevelProposals,
  withdrawLevelProposal,
} from "@vaardig/contract/goals/levelProposals";
import { getRecommendations } from "@vaardig/contract/skills/recommendations";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const CHANGED = ["goals", "events"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getGoals: call.query(builder, getGoals, { provides: ["goals"] }),
    getGoalPreset: call.query(builder, getGoalPreset, { provides: ["skills"] }),
    getGoalSuggestions: call.query(builder, getGoalSuggestions, { provides: ["goals", "skills"] }),
    declineGoalSuggestion: call.mutation(builder, declineGoalSuggestion, { invalidates: ["goals"] }),
    getGoalDraft: call.query(builder, getGoalDraft, { keepUnusedDataFor: 0 }),
    saveGoalDraft: call.mutation(builder, saveGoalDraft),
    deleteGoalDraft: call.mutation(builder, deleteGoalDraft),
    createGoal: call.mutation(builder, createGoal, { invalidates: CHANGED }),
    saveGoal: call.mutation(builder, saveGoal, { invalidates: CHANGED }),
    deleteGoal: call.mutation(builder, deleteGoal, { invalidates: CHANGED }),
    acceptGoal: call.mutation(builder, acceptGoal, { invalidates: CHANGED }),
    declineGoal: call.mutation(builder, declineGoal, { invalidates: CHANGED }),
    startGoal: call.mutation(builder, startGoal, { invalidates: CHANGED }),
    completeGoal: call.mutation(builder, completeGoal, { invalidates: CHANGED }),
    reopenGoal: call.mutation(builder, reopenGoal, { invalidates: CHANGED }),
    cancelGoal: call.mutation(builder, cancelGoal, { invalidates: CHANGED }),
    completeGoalAction: call.mutation(builder, completeGoalAction, { invalidates: CHANGED }),
    reopenGoalAction: call.mutation(builder, reopenGoalAction, { invalidates: CHANGED }),
    getGoalComments: call.query(builder, getGoalComments, { provides: ["goals"] }),
    addGoalComment: call.mutation(builder, addGoalComment, { invalidates: CHANGED }),
    deleteGoalComment: call.mutation(builder, deleteGoalComment, { invalidates: ["goals"] }),
    getLevelProposals: call.query(builder, getLevelProposals, { provides: ["goals", "skills"] }),
    declineLevelProposal: call.mutation(builder, declineLevelProposal, { invalidates: CHANGED }),
    withdrawLevelProposal: call.mutation(builder, withdrawLevelProposal, { invalidates: CHANGED }),
    getGoalProjects: call.query(builder, getRecommendations, { provides: ["projects"] }),
    getGoalCourses: call.query(builder, getCourseMatches, { provides: ["skills"] }),
  }),
});

export const {
  useGetGoalsQuery,
  useLazyGetGoalsQuery,
  useGetGoalPresetQuery,
  useGetGoalSuggestionsQuery,
  useDeclineGoalSuggestionMutation,
  useGetGoalDraftQuery,
  useLazyGetGoalDraftQuery,
  useSaveGoalDraftMutation,
  useDeleteGoalDraftMutation,
  useCreateGoalMutation,
  useSaveGoalMutation,
  useDeleteGoalMutation,
  useAcceptGoalMutation,
  useDeclineGoalMutation,
  useStartGoalMutation,
  useCompleteGoalMutation,
  useReopenGoalMutation,
  useCancelGoalMutation,
  useCompleteGoalActionMutation,
  useReopenGoalActionMutation,
  useGetGoalCommentsQuery,
  useAddGoalCommentMutation,
  useDeleteGoalCommentMutation,
  useGetLevelProposalsQuery,
  useDeclineLevelProposalMutation,
  useWithdrawLevelProposalMutation,
  useGetGoalProjectsQuery,
  useGetGoalCoursesQuery,
} = api;
