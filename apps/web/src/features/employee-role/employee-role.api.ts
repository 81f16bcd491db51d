import {
  approveSignUp,
  declineSignUp,
  getAccessMatrix,
  listAccessRefusals,
  listEmployeeRoles,
  previewRoleChange,
  saveEmployeeRole,
} from "@vaardig/contract/employee-role/employeeRole";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listEmployeeRoles: call.query(builder, listEmployeeRoles, { provides: ["employee-role"] }),
    getAccessMatrix: call.query(builder, getAccessMatrix),
    listAccessRefusals: call.query(builder, listAccessRefusals, { keepUnusedDataFor: 0 }),
    saveEmployeeRole: call.mutation(builder, saveEmployeeRole, {
      invalidates: ["employee-role", "employees", "candidates", "jobs", "talent-pools", "events"],
    }),
    previewRoleChange: call.query(builder, previewRoleChange, { keepUnusedDataFor: 0 }),
    approveSignUp: call.mutation(builder, approveSignUp, {
      invalidates: ["employee-role", "employees", "session"],
    }),
    declineSignUp: call.mutation(builder, declineSignUp, {
      invalidates: ["employee-role", "employees", "session"],
    }),
  }),
});

export const {
  useListEmployeeRolesQuery,
  useListAccessRefusalsQuery,
  useGetAccessMatrixQuery,
  useSaveEmployeeRoleMutation,
  usePreviewRoleChangeQuery,
  useApproveSignUpMutation,
  useDeclineSignUpMutation,
} = api;
