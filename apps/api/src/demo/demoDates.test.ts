import { expect, test } from "vitest";
import { workdayBefore } from "./demoDates.ts";

test.each(["2026-03-02", "2026-03-07", "2026-07-05", "2026-12-31"])(
  "days before %s keep their order on workdays, in the morning",
  (today) => {
    const moments = Array.from({ length: 40 }, (_, days) => workdayBefore(today, days));
    for (const [days, moment] of moments.entries()) {
      expect([0, 6]).not.toContain(moment.getUTCDay());
      expect(moment.getUTCHours()).toBeGreaterThanOrEqual(6);
      expect(moment.getUTCHours()).toBeLessThan(9);
      const next = moments[days + 1];
      if (next) expect(next.getTime()).toBeLessThan(moment.getTime());
    }
  },
);
