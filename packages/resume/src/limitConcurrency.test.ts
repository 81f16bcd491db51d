import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limitConcurrency.ts";

describe("limitConcurrency", () => {
  it("runs so many at a time, in order, and frees a slot after a failure", async () => {
    const inTurn = limitConcurrency(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      [0, 1, 2, 3, 4].map((id) =>
        inTurn(async () => {
          started.push(id);
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
          if (id % 2 === 0) throw new Error("failed");
          return id;
        }),
      ),
    );
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(results.map((result) => result.status === "fulfilled")).toEqual([false, true, false, true, false]);
  });
});
