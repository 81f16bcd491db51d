import type { Page } from "playwright-core";

/** What someone feels of a page. */
export interface Vitals {
  /** Layout shift that no input caused, summed over the page's life. */
  shift: number;
  /** Milliseconds from the slowest input until the frame that answers it; 0 when none took 16. */
  slowest: number;
}

interface Entry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  interactionId: number;
}

/** The frame that answers the last input comes after it. */
const LAST_FRAME_MS = 500;

/** Watches a page from the next address it opens; the answer tells what was felt until then. */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(() => {
    const vitals: Vitals = { shift: 0, slowest: 0 };
    const observe = (
      options: PerformanceObserverInit & { durationThreshold?: number },
      take: (entry: Entry) => void,
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as Entry);
      }).observe({ ...options, buffered: true });
    observe({ type: "layout-shift" }, (entry) => {
      if (!entry.hadRecentInput) vitals.shift += entry.value;
    });
    observe({ type: "event", durationThreshold: 16 }, (entry) => {
      if (entry.interactionId) vitals.slowest = Math.max(vitals.slowest, entry.duration);
    });
    Object.assign(window, { vitals });
  });
  return async () => {
    await page.waitForTimeout(LAST_FRAME_MS);
    return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  };
}
