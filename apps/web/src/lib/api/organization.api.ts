import { listDepartments, listRoles, listTeams } from "@vaardig/contract/organization";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

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
