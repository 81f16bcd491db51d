import type { Skill } from "@vaardig/contract/skills/skills";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface MySkillsState {
  /** What the sheet adds: a skill to search for, or one that was chosen elsewhere; null while it is closed. */
  skills: Skill | "search" | null;
  /** Whether all recommendations are shown. */
  skillsRecommendation: boolean;
  /** What is typed into the wishlist's search. */
  skillsWishlist: string;
  /** Why the last skill was not added. */
  error: string | null;
}

/** What is open and typed on the screen of one's skills; the skills themselves are in the cache. */
export const mySkillsSlice = createScreenSlice<MySkillsState>("mySkills", {
  skills: null,
  skillsRecommendation: false,
  skillsWishlist: "",
  error: null,
});
