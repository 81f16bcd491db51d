import { listCompanies } from "@vaardig/contract/companies/companies";
import {
  extendTrial,
  listCompanyMoves,
  resumeCompany,
  suspendCompany,
} from "@vaardig/contract/companies/customerLifecycle";
import {
  addCompany,
  deleteCustomerLogo,
  getCustomer,
  resendFirstInvitation,
  saveCustomer,
  uploadCustomerLogo,
} from "@vaardig/contract/companies/customers";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const CHANGES = { invalidates: ["companies"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCompanies: call.query(builder, listCompanies, { provides: ["companies"] }),
    getCustomer: call.query(builder, getCustomer, { provides: ["companies"] }),
    listCompanyMoves: call.query(builder, listCompanyMoves, { provides: ["companies"] }),
    addCompany: call.mutation(builder, addCompany, CHANGES),
    saveCustomer: call.mutation(builder, saveCustomer, CHANGES),
    uploadCustomerLogo: call.mutation(builder, uploadCustomerLogo, CHANGES),
    deleteCustomerLogo: call.mutation(builder, deleteCustomerLogo, CHANGES),
    resendFirstInvitation: call.mutation(builder, resendFirstInvitation, CHANGES),
    extendTrial: call.mutation(builder, extendTrial, CHANGES),
    suspendCompany: call.mutation(builder, suspendCompany, CHANGES),
    resumeCompany: call.mutation(builder, resumeCompany, CHANGES),
  }),
});

export const {
  useListCompaniesQuery,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useListCompanyMovesQuery,
  useAddCompanyMutation,
  useSaveCustomerMutation,
  useUploadCustomerLogoMutation,
  useDeleteCustomerLogoMutation,
  useResendFirstInvitationMutation,
  useExtendTrialMutation,
  useSuspendCompanyMutation,
  useResumeCompanyMutation,
} = api;
