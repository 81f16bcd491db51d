import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { FocusKeeper } from "./FocusKeeper.tsx";
import { pageOf } from "./pageOf.ts";
import type { Screen } from "./screens.ts";

const pages = new Map<Screen["load"], ComponentType>();

/**
 * Returns the lazy component of a screen, created once. A page that failed to load is discarded, so that a
 * retry loads it again.
 */
function lazyPageOf(load: Screen["load"]): ComponentType {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(async () => {
    try {
      return { default: pageOf(await load()) };
    } catch (error) {
      pages.delete(load);
      throw error;
    }
  });
  pages.set(load, page);
  return page;
}

/** A page that loads when first shown. */
export function LazyScreen({ screen, fallback }: { screen: Screen; fallback: ReactNode }) {
  const Page = lazyPageOf(screen.load);
  return (
    <Suspense fallback={fallback}>
      <FocusKeeper>
        <Page />
      </FocusKeeper>
    </Suspense>
  );
}
