import { describe, expect, it } from "vitest";
import { buildLiveToken, buildMenu, buildToken, buildUser } from "../test/builders.ts";
import {
  type AuthState,
  authReducer,
  authRestored,
  sessionEnded,
  sessionRefreshed,
  signedIn,
  signedOut,
  signInStarted,
  storedAuth,
} from "./auth.slice.ts";

const empty = authReducer(undefined, { type: "init" });

function enter(state: AuthState = empty): AuthState {
  const payload = { token: buildLiveToken("hr_manager"), menu_schema: buildMenu(), expire_in: 28_800 };
  return authReducer(state, signedIn(payload));
}

describe("signing in", () => {
  it("decodes person, role home, menu and life", () => {
    expect(enter()).toMatchObject({
      user: { first_name: "Anna", system_role: "hr_manager" },
      ROLE_ROUTE: "/hr-manager",
      expireIn: 28_800,
      menuSchema: [{ key: "personal" }, { key: "jobs-and-projects" }],
    });
  });

  it("reads names beyond ASCII", () => {
    const token = buildToken({ user: buildUser({ first_name: "Zoë", last_name: "Łukasz" }) });
    const state = authReducer(empty, signedIn({ token, menu_schema: [], expire_in: 1 }));
    expect(state.user).toMatchObject({ first_name: "Zoë", last_name: "Łukasz" });
  });

  it("refuses a token that is not one of ours", () => {
    const state = authReducer(empty, signedIn({ token: "a.b.c", menu_schema: buildMenu(), expire_in: 1 }));
    expect(state).toEqual(empty);
  });

  it("clears everything when a new attempt starts, save the address to return to", () => {
    const kept = { ...enter(), returnTo: "/hr-manager/jobs" };
    expect(authReducer(kept, signInStarted())).toEqual({ ...empty, returnTo: "/hr-manager/jobs" });
  });
});

describe("leaving", () => {
  it("forgets everything on sign-out", () => {
    expect(authReducer({ ...enter(), returnTo: "/x" }, signedOut())).toEqual(empty);
  });

  it("keeps the address when the session ends by itself", () => {
    expect(authReducer(enter(), sessionEnded("/hr-manager/jobs?page=2"))).toEqual({
      ...empty,
      returnTo: "/hr-manager/jobs?page=2",
    });
  });

  it("says that the company was suspended until the next attempt, and stores neither", () => {
    const ended = authReducer(enter(), sessionEnded("/admin", "company_suspended"));
    expect(ended).toEqual({ ...empty, returnTo: "/admin", endedBy: "company_suspended" });
    expect(Object.keys(storedAuth(ended))).not.toContain("endedBy");
    expect(authReducer(ended, signInStarted())).toEqual({ ...empty, returnTo: "/admin" });
  });
});

describe("refreshing", () => {
  it("keeps the menu's identity when nothing changed, so that no screen is drawn again", () => {
    const state = enter();
    const same = { user: buildUser({ system_role: "hr_manager" }), menu_schema: buildMenu() };
    expect(authReducer(state, sessionRefreshed(same))).toBe(state);
  });

  it("does nothing when no one is signed in", () => {
    expect(authReducer(empty, sessionRefreshed({ user: buildUser(), menu_schema: buildMenu() }))).toBe(empty);
  });
});

describe("restoring", () => {
  it("brings back what was stored", () => {
    const state = enter();
    expect(authReducer(empty, authRestored(JSON.parse(JSON.stringify(storedAuth(state)))))).toEqual(state);
  });

  it("keeps the address to return to out of storage", () => {
    expect(Object.keys(storedAuth({ ...enter(), returnTo: "/x" }))).not.toContain("returnTo");
  });

  it.each([
    ["nothing", undefined],
    ["a menu of another shape", { ...enter(), menuSchema: [{ key: 1 }] }],
    ["a token that does not read", { ...enter(), token: "x" }],
    ["an expired token", { ...enter(), token: buildToken({ user: buildUser(), exp: 1 }) }],
  ])("starts clean with %s", (_name, stored) => {
    expect(authReducer(enter(), authRestored(stored))).toEqual(empty);
  });
});
