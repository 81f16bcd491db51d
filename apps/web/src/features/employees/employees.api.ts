import { resetSecondFactor } from "@vaardig/contract/account/secondFactors";
import { resendAddressChange, withdrawAddressChange } from "@vaardig/contract/employees/addressChanges";
import { bulkEditEmployees, undoBulkEdit } from "@vaardig/contract/employees/bulkEdit";
import {
  addEmployee,
  deactivateEmployees,
  deleteEmployees,
  getEmployee,
  listEmployees,
  previewImpact,
  reactivateEmployees,
} from "@vaardig/contract/employees/employees";
import { listSkillFacts } from "@vaardig/contract/employees/skillFacts";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags of everything that shows or counts people. */
const TOUCHED: readonly Tag[] = [
  "employees",
  "employee-role",
  "organization",
  "candidates",
  "dashboard",
  "events",
  "jobs",
  "talent-pools",
  "invitations",
];

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listEmployees: call.query(builder, listEmployees, {
      provides: ["employees", "organization", "invitations"],
    }),
    listSkillFacts: call.query(builder, listSkillFacts, {
      provides: ["employees", "organization", "skills", "skill-profiles"],
    }),
    getEmployee: call.query(builder, getEmployee, { provides: ["employees", "organization", "invitations"] }),
    addEmployee: call.mutation(builder, addEmployee, { invalidates: TOUCHED }),
    resendAddressChange: call.mutation(builder, resendAddressChange, {
      invalidates: ["employees", "events"],
    }),
    withdrawAddressChange: call.mutation(builder, withdrawAddressChange, {
      invalidates: ["employees", "events"],
    }),
    resetSecondFactor: call.mutation(builder, resetSecondFactor, {
      invalidates: ["employee-role", "events"],
    }),
    bulkEditEmployees: call.mutation(builder, bulkEditEmployees, { invalidates: TOUCHED }),
    undoBulkEdit: call.mutation(builder, undoBulkEdit, { invalidates: TOUCHED }),
    previewImpact: call.query(builder, previewImpact, { keepUnusedDataFor: 0 }),
    deactivateEmployees: call.mutation(builder, deactivateEmployees, { invalidates: TOUCHED }),
    reactivateEmployees: call.mutation(builder, reactivateEmployees, { invalidates: TOUCHED }),
    deleteEmployees: call.mutation(builder, deleteEmployees, { invalidates: TOUCHED }),
  }),
});

export const {
  useResetSecondFactorMutation,
  useListEmployeesQuery,
  useListSkillFactsQuery,
  useGetEmployeeQuery,
  useLazyGetEmployeeQuery,
  useAddEmployeeMutation,
  useResendAddressChangeMutation,
  useWithdrawAddressChangeMutation,
  useBulkEditEmployeesMutation,
  useUndoBulkEditMutation,
  usePreviewImpactQuery,
  useDeactivateEmployeesMutation,
  useReactivateEmployeesMutation,
  useDeleteEmployeesMutation,
} = api;
