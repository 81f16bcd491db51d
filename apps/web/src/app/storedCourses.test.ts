import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PERSIST_KEY } from "../lib/persist.ts";
import { buildLiveToken, buildMenu, buildToken, buildUser } from "../test/builders.ts";

const stored = (courses: object, token = buildLiveToken()) =>
  JSON.stringify({
    auth: JSON.stringify({ token, menuSchema: buildMenu(), expireIn: 60 }),
    courses: JSON.stringify(courses),
    _persist: "{}",
  });
const written = () => JSON.parse(localStorage.getItem(PERSIST_KEY) ?? "{}") as Record<string, string>;
const coursesWritten = () => JSON.parse(written().courses ?? "null") as Record<string, unknown> | null;

let leave: () => void = () => undefined;

/** A page that opens again: the store, what is kept, and the area once it is read. */
async function openPage() {
  leave();
  vi.resetModules();
  const { store } = await import("./store.ts");
  const { persistState } = await import("./persistState.ts");
  await persistState(() => localStorage);
  const readArea = () => import("./areaState.ts");
  const auth = await import("../lib/auth.slice.ts");
  leave = () => store.dispatch(auth.signedOut());
  const courses = async () => import("../features/courses/state/courses.slice.ts");
  const read = () => (store.getState() as unknown as { courses: Record<string, unknown> }).courses;
  return { store, readArea, auth, courses, read };
}

beforeEach(() => localStorage.clear());
// The page before follows the language as long as it has a session.
afterEach(() => leave());

it("is restored when the area is read, and written with every change, without how loads go", async () => {
  localStorage.setItem(PERSIST_KEY, stored({ courseLevel: "Advanced", coursePrice: "paid" }));
  const { store, readArea, courses, read } = await openPage();
  await readArea();
  expect(read()).toMatchObject({ courseLevel: "Advanced", coursePrice: "paid", courseState: "not started" });
  store.dispatch((await courses()).courseLevelSelected("Intermediate"));
  expect(coursesWritten()).toMatchObject({ courseLevel: "Intermediate", coursePrice: "paid" });
  expect(coursesWritten()).not.toHaveProperty("loads");
  expect(Object.keys(written()).sort()).toEqual(["_persist", "auth", "courses"]);
});

it("stays in storage while the session changes before the area is read", async () => {
  localStorage.setItem(PERSIST_KEY, stored({ courseLevel: "Advanced" }));
  const { store, auth } = await openPage();
  store.dispatch(auth.returnAddressSaved("/employee"));
  expect(coursesWritten()).toMatchObject({ courseLevel: "Advanced" });
});

it("is gone from store and storage when the person signs out, before and after the area is read", async () => {
  localStorage.setItem(PERSIST_KEY, stored({ courseLevel: "Advanced" }));
  const early = await openPage();
  early.store.dispatch(early.auth.signedOut());
  expect(coursesWritten()).toBeNull();

  localStorage.setItem(PERSIST_KEY, stored({ courseLevel: "Advanced" }));
  const late = await openPage();
  await late.readArea();
  late.store.dispatch(late.auth.signedOut());
  expect(late.read()).toMatchObject({ courseLevel: "Beginner" });
  expect(coursesWritten()).toMatchObject({ courseLevel: "Beginner", myCourses: [] });
});

it("of someone whose session does not hold is not taken over", async () => {
  const expired = buildToken({ user: buildUser(), exp: 1 });
  localStorage.setItem(PERSIST_KEY, stored({ courseLevel: "Advanced" }, expired));
  const { readArea, read } = await openPage();
  await readArea();
  expect(read()).toMatchObject({ courseLevel: "Beginner" });
});
