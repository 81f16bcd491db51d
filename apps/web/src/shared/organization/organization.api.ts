import { listDepartments, listRoles, listTeams } from "@vaardig/contract/organization/organization";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listDepartments: call.query(builder, listDepartments, { provides: ["organization"] }),
    listTeams: call.query(builder, listTeams, { provides: ["organization"] }),
    listRoles: call.query(builder, listRoles, { provides: ["organization", "skill-profiles"] }),
  }),
});

export const {
  useListDepartmentsQuery,
  useLazyListDepartmentsQuery,
  useListTeamsQuery,
  useLazyListTeamsQuery,
  useListRolesQuery,
  useLazyListRolesQuery,
} = api;
