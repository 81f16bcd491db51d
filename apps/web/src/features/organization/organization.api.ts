import { getOrganigram, listOrganigramPeople } from "@vaardig/contract/organization/organigram";
import {
  createDepartment,
  createRole,
  createTeam,
  deleteDepartment,
  deleteRole,
  deleteTeam,
  mergeDepartments,
  mergeRoles,
  mergeTeams,
  saveDepartment,
  saveRole,
  saveTeam,
  undoMerge,
} from "@vaardig/contract/organization/organization";
import { getImpact, searchOrganization } from "@vaardig/contract/organization/organizationImpact";
import { isApiError } from "../../lib/api/apiError.ts";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";
import { snackbarShown } from "../../lib/snackbar.slice.ts";
import { organigramFailed, organigramLoaded, organigramLoading } from "./organigram.slice.ts";

const provides = ["organization", "employees"] as const;
/** Employee lists and jobs also show departments, teams and positions. */
const touches = { invalidates: ["organization", "employees", "jobs", "profile"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getOrganigram: call.query(builder, getOrganigram, {
      provides,
      fallback: () => i18n.t("organigram:load-failed"),
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        dispatch(organigramLoading());
        try {
          dispatch(organigramLoaded((await queryFulfilled).data));
        } catch (failure) {
          dispatch(organigramFailed());
          const error = (failure as { error?: unknown }).error;
          const message = isApiError(error) ? error.message : i18n.t("organigram:load-failed");
          dispatch(snackbarShown({ message, severity: "error" }));
        }
      },
    }),
    listOrganigramPeople: call.query(builder, listOrganigramPeople, { provides }),
    // Not cached, because merged units must not be requested again.
    getImpact: call.query(builder, getImpact),
    searchOrganization: call.query(builder, searchOrganization, { provides }),
    createDepartment: call.mutation(builder, createDepartment, touches),
    saveDepartment: call.mutation(builder, saveDepartment, touches),
    deleteDepartment: call.mutation(builder, deleteDepartment, touches),
    mergeDepartments: call.mutation(builder, mergeDepartments, touches),
    createTeam: call.mutation(builder, createTeam, touches),
    saveTeam: call.mutation(builder, saveTeam, touches),
    deleteTeam: call.mutation(builder, deleteTeam, touches),
    mergeTeams: call.mutation(builder, mergeTeams, touches),
    createRole: call.mutation(builder, createRole, touches),
    saveRole: call.mutation(builder, saveRole, touches),
    deleteRole: call.mutation(builder, deleteRole, touches),
    mergeRoles: call.mutation(builder, mergeRoles, touches),
    undoUnitMerge: call.mutation(builder, undoMerge, touches),
  }),
});

export const {
  useGetOrganigramQuery,
  useListOrganigramPeopleQuery,
  useGetImpactQuery,
  useSearchOrganizationQuery,
  useCreateDepartmentMutation,
  useSaveDepartmentMutation,
  useDeleteDepartmentMutation,
  useMergeDepartmentsMutation,
  useCreateTeamMutation,
  useSaveTeamMutation,
  useDeleteTeamMutation,
  useMergeTeamsMutation,
  useCreateRoleMutation,
  useSaveRoleMutation,
  useDeleteRoleMutation,
  useMergeRolesMutation,
  useUndoUnitMergeMutation,
} = api;
