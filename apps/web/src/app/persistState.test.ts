import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signedIn, signedOut } from "../lib/auth.slice.ts";
import { PERSIST_KEY } from "../lib/persist.ts";
import { buildLiveToken, buildMenu, buildToken, buildUser } from "../test/builders.ts";
import { persistState } from "./persistState.ts";
import { store } from "./store.ts";

const [MINE, THEIRS] = [buildLiveToken("employee"), buildLiveToken("manager")];
const enter = (token: string) =>
  store.dispatch(signedIn({ token, menu_schema: buildMenu(), expire_in: 3600 }));
const token = () => store.getState().auth.token;
const told = (newValue: string | null, key = PERSIST_KEY) =>
  window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));

let stored = "";
let storage: Storage = window.localStorage;
beforeEach(async () => {
  store.dispatch(signedOut());
  window.localStorage.clear();
  storage = window.localStorage;
  await persistState(() => storage);
  enter(MINE);
  stored = window.localStorage.getItem(PERSIST_KEY) ?? "";
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a session", () => {
  test("is kept for the next page, and gone with signing out", async () => {
    expect(stored).toContain(MINE);
    store.dispatch(signedOut());
    expect(window.localStorage.getItem(PERSIST_KEY)).not.toContain(MINE);
    window.localStorage.setItem(PERSIST_KEY, stored);
    storage = window.localStorage;
    await persistState(() => storage);
    expect(token()).toBe(MINE);
  });

  test("follows another tab that signs out, and one where someone else signs in", () => {
    const other = stored.replaceAll(MINE, THEIRS);
    told(other);
    expect(token()).toBe(THEIRS);
    expect(store.getState().auth.user?.system_role).toBe("manager");
    told(null);
    expect(token()).toBeNull();
  });

  test("is let alone by what else is stored", () => {
    told(null, "theme");
    expect(token()).toBe(MINE);
  });

  test("lasts as long as the page where nothing can be stored", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    storage = { setItem } as unknown as Storage;
    enter(THEIRS);
    expect(token()).toBe(THEIRS);
  });

  test("ends on time by itself, and remembers where", () => {
    vi.useFakeTimers({ now: Date.now() });
    const soon = buildToken({ user: buildUser(), exp: Math.floor(Date.now() / 1000) + 60 });
    window.history.pushState({}, "", "/employee/jobs?page=2");
    enter(soon);
    vi.advanceTimersByTime(50_000);
    expect(token()).toBe(soon);
    vi.advanceTimersByTime(11_000);
    expect(store.getState().auth).toMatchObject({ token: null, returnTo: "/employee/jobs?page=2" });
  });
});
