import type { Screen } from "./screens.ts";

/** The signed-in area with its frame, which no one needs before signing in. */
export const AREA: Screen = { load: () => import("./Area.tsx") };
