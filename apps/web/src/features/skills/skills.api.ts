import {
  deleteSkillProficiency,
  getSkillProficiency,
  type PersonSkill,
  saveSkillProficiency,
} from "@vaardig/contract/skills";
import { baseApi } from "../../lib/baseApi.ts";
import { call } from "../../lib/call.ts";

const reads = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSkillProficiency: call.query(builder, getSkillProficiency, { provides: ["skills"] }),
  }),
});

/** Changes my skills on screen before the server has answered. */
const patchMine = (change: (skills: PersonSkill[]) => PersonSkill[]) =>
  reads.util.updateQueryData("getSkillProficiency", undefined, (list) => {
    list.data = change(list.data);
    list.total = list.data.length;
  });

const writes = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    saveSkillProficiency: call.mutation(builder, saveSkillProficiency, {
      // A skill that is saved leaves the wishlist, and every match of mine may change.
      invalidates: ["skills", "wishes", "jobs"],
      onQueryStarted: ({ body: { skill_id: id, level, source = "self" } }, { dispatch, queryFulfilled }) => {
        const updated_at = new Date().toISOString();
        const change = (one: PersonSkill): PersonSkill =>
          one.skill.id === id ? { ...one, level, source, updated_at } : one;
        const patch = dispatch(patchMine((skills) => skills.map(change)));
        queryFulfilled.catch(patch.undo);
      },
    }),
    deleteSkillProficiency: call.mutation(builder, deleteSkillProficiency, {
      invalidates: ["skills", "jobs"],
      onQueryStarted: ({ query: { id } }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchMine((skills) => skills.filter((one) => one.id !== id)));
        queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useGetSkillProficiencyQuery } = reads;
export const { useSaveSkillProficiencyMutation, useDeleteSkillProficiencyMutation } = writes;
