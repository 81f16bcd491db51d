import type { Screen } from "./screens.ts";

/** The signed-in area with its frame, loaded separately from the public screens. */
export const AREA_SCREEN: Screen = { load: () => import("./Area.tsx") };
