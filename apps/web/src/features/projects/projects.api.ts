import {
  approveProject,
  closeProject,
  createProject,
  declineProject,
  deleteProject,
  discardProjectChange,
  getProject,
  holdProject,
  listProjects,
  reopenProject,
  saveProject,
  saveProjectMembers,
  submitProject,
} from "@vaardig/contract/projects/projects";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags affected by a project's state; its roles are jobs. */
const invalidates = ["projects", "jobs", "applications", "dashboard", "session"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listProjects: call.query(builder, listProjects, { provides: ["projects", "applications"] }),
    getProject: call.query(builder, getProject, { provides: ["projects", "applications", "skills"] }),
    createProject: call.mutation(builder, createProject, { invalidates }),
    saveProject: call.mutation(builder, saveProject, { invalidates }),
    saveProjectMembers: call.mutation(builder, saveProjectMembers, { invalidates }),
    deleteProject: call.mutation(builder, deleteProject, { invalidates }),
    submitProject: call.mutation(builder, submitProject, { invalidates }),
    approveProject: call.mutation(builder, approveProject, { invalidates }),
    declineProject: call.mutation(builder, declineProject, { invalidates }),
    discardProjectChange: call.mutation(builder, discardProjectChange, { invalidates }),
    holdProject: call.mutation(builder, holdProject, { invalidates }),
    reopenProject: call.mutation(builder, reopenProject, { invalidates }),
    closeProject: call.mutation(builder, closeProject, { invalidates }),
  }),
});

export const {
  useListProjectsQuery,
  useGetProjectQuery,
  useLazyGetProjectQuery,
  useCreateProjectMutation,
  useSaveProjectMutation,
  useSaveProjectMembersMutation,
  useDeleteProjectMutation,
  useSubmitProjectMutation,
  useApproveProjectMutation,
  useDeclineProjectMutation,
  useDiscardProjectChangeMutation,
  useHoldProjectMutation,
  useReopenProjectMutation,
  useCloseProjectMutation,
} = api;
