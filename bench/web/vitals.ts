import type { Page } from "playwright-core";

/** User-perceived metrics of a page. */
export interface Vitals {
  /** Layout shift without user input, summed over the page's lifetime. */
  shift: number;
  /** Milliseconds from the slowest input to its next frame; 0 when none took 16 ms. */
  slowest: number;
}

interface Entry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  interactionId: number;
}

/** The frame of the last input follows it. */
const LAST_FRAME_MS = 500;

/** Records a page's metrics from the next navigation; the returned function reads them. */
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
