import type { Screen } from "./screens.ts";

/** The signed-in area with its frame, which nobody needs before signing in. */
export const AREA: Screen = { load: async () => ({ Component: (await import("./Area.tsx")).Area }) };
