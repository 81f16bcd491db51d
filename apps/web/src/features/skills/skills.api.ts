import {
  deleteSkillProficiency,
  type PersonSkill,
  saveSkillProficiency,
} from "@vaardig/contract/skills/skills";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { updateSkills } from "../../shared/skills/skills.api.ts";

/** Updates the reader's skills optimistically. */
const patchMine = (change: (skills: PersonSkill[]) => PersonSkill[]) =>
  updateSkills("getSkillProficiency", undefined, (list) => {
    list.data = change(list.data);
    list.total = list.data.length;
  });

const writes = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    saveSkillProficiency: call.mutation(builder, saveSkillProficiency, {
      // A saved skill leaves the wishlist, and may change every match of the reader.
      invalidates: ["skills", "wishes", "jobs"],
      onQueryStarted: ({ body: { skill_id: id, level, source = "self" } }, { dispatch, queryFulfilled }) => {
        const updated_at = new Date().toISOString();
        // A confirmed level stays, with the person's differing view beside it.
        const besideOf = (one: PersonSkill): PersonSkill => ({
          ...one,
          own_view: level === one.level ? null : { level, at: updated_at },
        });
        const change = (one: PersonSkill): PersonSkill => {
          if (one.skill.id !== id) return one;
          return one.source === "confirmed" ? besideOf(one) : { ...one, level, source, updated_at };
        };
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

export const { useSaveSkillProficiencyMutation, useDeleteSkillProficiencyMutation } = writes;
