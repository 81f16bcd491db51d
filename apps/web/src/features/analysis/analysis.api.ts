import { getHiringAnalysis, listHiringChoices } from "@vaardig/contract/analysis/hiringAnalysis";
import {
  getAnalysisChoices,
  getSkillHeatMap,
  getSkillTrend,
  listSinglePoints,
  listSkillGaps,
  listSkillPeople,
} from "@vaardig/contract/analysis/skillsAnalysis";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const OF_SKILLS: readonly Tag[] = ["skills", "skill-profiles", "employees", "organization"];

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getAnalysisChoices: call.query(builder, getAnalysisChoices, { provides: OF_SKILLS }),
    getSkillHeatMap: call.query(builder, getSkillHeatMap, { provides: OF_SKILLS }),
    listSkillGaps: call.query(builder, listSkillGaps, { provides: [...OF_SKILLS, "jobs"] }),
    listSinglePoints: call.query(builder, listSinglePoints, { provides: OF_SKILLS }),
    getSkillTrend: call.query(builder, getSkillTrend, { provides: OF_SKILLS }),
    listSkillPeople: call.query(builder, listSkillPeople, { provides: OF_SKILLS }),
    getHiringAnalysis: call.query(builder, getHiringAnalysis, { provides: ["applications", "jobs"] }),
    listHiringChoices: call.query(builder, listHiringChoices, { provides: ["applications", "jobs"] }),
  }),
});

export const {
  useGetAnalysisChoicesQuery,
  useGetSkillHeatMapQuery,
  useListSkillGapsQuery,
  useListSinglePointsQuery,
  useGetSkillTrendQuery,
  useListSkillPeopleQuery,
  useGetHiringAnalysisQuery,
  useListHiringChoicesQuery,
} = api;
