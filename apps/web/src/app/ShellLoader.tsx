import { LazyScreen } from "./LazyScreen.tsx";
import type { Screen } from "./screens.ts";

const SHELL: Screen = { load: async () => ({ Component: (await import("./shell/Shell.tsx")).Shell }) };

/** The frame of the signed-in area, read after sign-in only. */
export function ShellLoader() {
  return <LazyScreen screen={SHELL} fallback={null} />;
}
