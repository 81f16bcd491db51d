import {
  archiveApplication,
  hireApplicant,
  makeOffer,
  moveApplication,
  moveApplications,
  reinstateApplication,
  rejectApplication,
  restoreApplication,
  undoRejection,
} from "@vaardig/contract/applications/applicationCommands";
import {
  countStages,
  getApplication,
  getPipeline,
  getPipelineCards,
  listApplications,
} from "@vaardig/contract/applications/applications";
import { getCandidateTasks, saveCandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import type { Input } from "@vaardig/contract/endpoint";
import { getJobMatch } from "@vaardig/contract/jobs/jobs";
import { closeJob, listJobs } from "@vaardig/contract/jobs/recruitingJobs";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

/** The board keeps its own data; lists and sheets are refetched after a command. */
const AFTER = { invalidates: ["applications", "events"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getPipeline: call.query(builder, getPipeline, {
      keepUnusedDataFor: 0,
      fallback: () => i18n.t("applications:pipeline-failed"),
    }),
    readBoard: call.mutation(builder, getPipeline, {
      fallback: () => i18n.t("applications:pipeline-failed"),
    }),
    readBoardCards: call.mutation(builder, getPipelineCards),
    listApplications: call.query(builder, listApplications, {
      provides: ["applications"],
      fallback: () => i18n.t("applications:list-failed"),
    }),
    countStages: call.query(builder, countStages, { provides: ["applications"] }),
    getApplication: call.query(builder, getApplication, {
      provides: ["applications", "tasks", "interviews"],
    }),
    getApplicationMatch: call.query(builder, getJobMatch, { provides: ["jobs", "skills"] }),
    listDashboardVacancies: call.query(builder, listJobs, {
      provides: ["jobs"],
      fallback: () => i18n.t("applications:vacancies-failed"),
    }),
    listMyTasks: call.query(builder, getCandidateTasks, {
      provides: ["tasks"],
      fallback: () => i18n.t("applications:tasks-failed"),
    }),
    tickTask: call.mutation(builder, saveCandidateTask, {
      invalidates: ["tasks", "events", "applications"],
    }),
    moveApplication: call.mutation(builder, moveApplication, AFTER),
    rejectApplication: call.mutation(builder, rejectApplication, AFTER),
    undoRejection: call.mutation(builder, undoRejection, AFTER),
    reinstateApplication: call.mutation(builder, reinstateApplication, AFTER),
    archiveApplication: call.mutation(builder, archiveApplication, AFTER),
    restoreApplication: call.mutation(builder, restoreApplication, AFTER),
    makeOffer: call.mutation(builder, makeOffer, AFTER),
    hireApplicant: call.mutation(builder, hireApplicant, AFTER),
    moveApplications: call.mutation(builder, moveApplications, AFTER),
    closeFilledVacancy: call.mutation(builder, closeJob, { invalidates: ["jobs", "applications"] }),
  }),
});

export const {
  useLazyGetPipelineQuery,
  useListApplicationsQuery,
  useCountStagesQuery,
  useGetApplicationQuery,
  useGetApplicationMatchQuery,
  useListDashboardVacanciesQuery,
  useListMyTasksQuery,
  useTickTaskMutation,
  useMoveApplicationMutation,
  useRejectApplicationMutation,
  useUndoRejectionMutation,
  useReinstateApplicationMutation,
  useArchiveApplicationMutation,
  useRestoreApplicationMutation,
  useMakeOfferMutation,
  useHireApplicantMutation,
  useMoveApplicationsMutation,
  useCloseFilledVacancyMutation,
} = api;

/**
 * Reads a board without the cache: several reads may run at once, none cancels another, and an identical
 * later read is executed again.
 */
export const readBoard = (query: Input<typeof getPipeline>["query"]) =>
  api.endpoints.readBoard.initiate({ query }, { track: false });
/** Reads the cards of some applications without the cache. */
export const readBoardCards = (query: Input<typeof getPipelineCards>["query"]) =>
  api.endpoints.readBoardCards.initiate({ query }, { track: false });
