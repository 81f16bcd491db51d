import type { Screen } from "./screens.ts";

/** The signed-in area with its frame, which nobody needs before signing in. */
export const AREA: Screen = { load: () => import("./Area.tsx") };
