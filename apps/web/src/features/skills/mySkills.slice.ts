import type { Skill } from "@vaardig/contract/skills/skills";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface MySkillsState {
  /** State of the sheet: a skill to search for, or a preselected one; null while closed. */
  skills: Skill | "search" | null;
  /** True when all recommendations are shown. */
  skillsRecommendation: boolean;
  /** Search text of the wishlist. */
  skillsWishlist: string;
  /** Error message of the last skill; null without one. */
  error: string | null;
}

/** Interface state of the reader's skills; the skills themselves are in the API cache. */
export const mySkillsSlice = createScreenSlice<MySkillsState>("mySkills", {
  skills: null,
  skillsRecommendation: false,
  skillsWishlist: "",
  error: null,
});
