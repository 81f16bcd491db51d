import { createScreenSlice } from "../../lib/createScreenSlice.ts";

/** People of a pool whom an act is about, with the name where it is one person. */
export interface Gathered {
  ids: string[];
  name: string | undefined;
}

interface TalentPoolModalsState {
  /** Whether a pool is being started from the list. */
  isStarting: boolean;
  /** What is open about the pool itself. */
  profile: "edit" | "delete" | null;
  /** Who is being added to jobs from the pool. */
  adding: Gathered | null;
  /** Id of the person whose card is open. */
  card: string | null;
}

/** Which modals of the talent pools and of one pool's profile are open. */
export const talentPoolModalsSlice = createScreenSlice<TalentPoolModalsState>("talentPoolModals", {
  isStarting: false,
  profile: null,
  adding: null,
  card: null,
});
