import { createScreenSlice } from "../../lib/createScreenSlice.ts";

/** People of a pool concerned by an action, with the name of a single person. */
export interface PoolSelection {
  ids: string[];
  name: string | undefined;
}

interface TalentPoolModalsState {
  /** True while a new pool is being created. */
  isStarting: boolean;
  /** The open dialog about the pool itself. */
  profile: "edit" | "delete" | null;
  /** People being added to jobs. */
  adding: PoolSelection | null;
  /** Id of the person whose card is open. */
  card: string | null;
}

/** Open dialogs of the talent pools and of one pool. */
export const talentPoolModalsSlice = createScreenSlice<TalentPoolModalsState>("talentPoolModals", {
  isStarting: false,
  profile: null,
  adding: null,
  card: null,
});
