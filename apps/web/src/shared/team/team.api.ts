import { getTeamSkills, listTeamChoices } from "@vaardig/contract/team/team";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getTeamSkills: call.query(builder, getTeamSkills, {
      provides: ["skills", "skill-profiles", "employees", "organization"],
    }),
    listTeamChoices: call.query(builder, listTeamChoices, { provides: ["employees", "organization"] }),
  }),
});

export const { useGetTeamSkillsQuery, useListTeamChoicesQuery } = api;
