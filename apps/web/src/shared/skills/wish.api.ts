import { deleteSkillWish, getSkillWish, saveSkillWish } from "@vaardig/contract/skills/skills";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSkillWish: call.query(builder, getSkillWish, { provides: ["wishes"] }),
    saveSkillWish: call.mutation(builder, saveSkillWish, { invalidates: ["wishes"] }),
    deleteSkillWish: call.mutation(builder, deleteSkillWish, { invalidates: ["wishes"] }),
  }),
});

/** The wishlist, shared by the skills screen and match explanations. */
export const { useGetSkillWishQuery, useSaveSkillWishMutation, useDeleteSkillWishMutation } = api;
