import { afterEach, expect, test, vi } from "vitest";
import { followInOneTab, type Subscribe } from "./followInOneTab.ts";

afterEach(() => vi.unstubAllGlobals());

/** Locks as browsers have them: the next waiter gets a lock when its holder releases it. */
function stubLocks() {
  let held: Promise<unknown> | undefined;
  const request = async (
    _name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    if (held && ifAvailable) return work(null);
    while (held) await held;
    held = Promise.resolve(work({})).finally(() => {
      held = undefined;
    });
    return held;
  };
  vi.stubGlobal("navigator", { locks: { request } });
}

function tab(name: string) {
  const heard = { changes: 0, ready: 0, following: false };
  let change: () => void = () => undefined;
  const follow: Subscribe = (onChange, onReady) => {
    heard.following = true;
    change = onChange;
    onReady();
    return () => {
      heard.following = false;
    };
  };
  const stop = followInOneTab(
    name,
    follow,
    () => {
      heard.changes += 1;
    },
    () => {
      heard.ready += 1;
    },
  );
  return { heard, stop, change: () => change() };
}

test("one tab follows and informs the others; when it closes another takes over and reads again", async () => {
  stubLocks();
  const first = tab("a");
  const second = tab("a");
  await expect.poll(() => [first.heard.ready, second.heard.ready]).toEqual([1, 1]);
  expect([first.heard.following, second.heard.following]).toEqual([true, false]);
  first.change();
  await expect.poll(() => [first.heard.changes, second.heard.changes]).toEqual([1, 1]);
  first.stop();
  await expect.poll(() => second.heard.following).toBe(true);
  expect(second.heard.changes).toBe(2);
  second.stop();
});

test("each tab follows where the browser has no locks", async () => {
  vi.stubGlobal("navigator", {});
  const [first, second] = [tab("b"), tab("b")];
  expect([first.heard.following, second.heard.following]).toEqual([true, true]);
  first.stop();
  second.stop();
});
