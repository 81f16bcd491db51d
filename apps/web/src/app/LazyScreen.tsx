import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { Screen } from "./screens.ts";

const pages = new Map<Screen["load"], ComponentType>();

/** The lazy page of a screen, made once; one that failed to load is forgotten, so that a retry reads it again. */
function pageOf(load: Screen["load"]): ComponentType {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(async () => {
    try {
      return { default: (await load()).Component };
    } catch (error) {
      pages.delete(load);
      throw error;
    }
  });
  pages.set(load, page);
  return page;
}

/** A page that is read when it is first shown. */
export function LazyScreen({ screen, fallback }: { screen: Screen; fallback: ReactNode }) {
  const Page = pageOf(screen.load);
  return (
    <Suspense fallback={fallback}>
      <Page />
    </Suspense>
  );
}
