import { lazy, Suspense } from "react";

const Shell = lazy(async () => ({ default: (await import("./shell/Shell.tsx")).Shell }));

/** The frame of the signed-in area, read after sign-in only. */
export function ShellLoader() {
  return (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  );
}
