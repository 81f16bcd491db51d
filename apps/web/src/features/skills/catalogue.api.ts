import {
  decideSkill,
  deleteSkill,
  getCatalogueSkill,
  listSkillCatalogue,
  listSkillGroups,
  saveSkill,
  saveSkillAliases,
} from "@vaardig/contract/skills/skillCatalogue";
import {
  listSkillMerges,
  mergeSkills,
  previewSkillMerge,
  undoSkillMerge,
} from "@vaardig/contract/skills/skillMerges";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags of everything that names or counts skills. */
const MOVED: Tag[] = ["skill-catalogue", "skills", "wishes", "jobs", "skill-profiles", "dashboard"];

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listSkillCatalogue: call.query(builder, listSkillCatalogue, { provides: ["skill-catalogue", "skills"] }),
    listSkillGroups: call.query(builder, listSkillGroups, { provides: ["skill-catalogue"] }),
    getCatalogueSkill: call.query(builder, getCatalogueSkill, { provides: ["skill-catalogue", "skills"] }),
    saveSkill: call.mutation(builder, saveSkill, { invalidates: MOVED }),
    saveSkillAliases: call.mutation(builder, saveSkillAliases, { invalidates: ["skill-catalogue"] }),
    deleteSkill: call.mutation(builder, deleteSkill, { invalidates: MOVED }),
    decideSkill: call.mutation(builder, decideSkill, { invalidates: MOVED }),
    // Not cached, because a merge invalidates its preview.
    previewSkillMerge: call.query(builder, previewSkillMerge, { keepUnusedDataFor: 0 }),
    mergeSkills: call.mutation(builder, mergeSkills, { invalidates: MOVED }),
    listSkillMerges: call.query(builder, listSkillMerges, { provides: ["skill-catalogue"] }),
    undoSkillMerge: call.mutation(builder, undoSkillMerge, { invalidates: MOVED }),
  }),
});

export const {
  useListSkillCatalogueQuery,
  useListSkillGroupsQuery,
  useGetCatalogueSkillQuery,
  useLazyGetCatalogueSkillQuery,
  useSaveSkillMutation,
  useSaveSkillAliasesMutation,
  useDeleteSkillMutation,
  useDecideSkillMutation,
  usePreviewSkillMergeQuery,
  useMergeSkillsMutation,
  useListSkillMergesQuery,
  useUndoSkillMergeMutation,
} = api;
