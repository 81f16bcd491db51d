import { expect, test } from "vitest";
import { signedOut } from "../../lib/auth.slice.ts";
import {
  organigramFailed,
  organigramLoaded,
  organigramLoading,
  organigramReducer,
} from "./organigram.slice.ts";

const start = organigramReducer(undefined, { type: "start" });
const role = { id: "r", name: "Head", department: null, team: null, people_count: 0, people: [] };
const answer = { data: { roles: [role], edges: [] }, detectedPosition: "r" };

test("pending, success and failure set the flags; a failure keeps what was there", () => {
  const loading = organigramReducer(start, organigramLoading());
  expect(loading).toMatchObject({ loading: true, error: false, success: false });
  const loaded = organigramReducer(loading, organigramLoaded(answer));
  expect(loaded).toEqual({ ...answer, loading: false, error: false, success: true });
  const failed = organigramReducer(organigramReducer(loaded, organigramLoading()), organigramFailed());
  expect(failed).toEqual({ ...answer, loading: false, error: true, success: false });
});

test("signing out forgets it", () => {
  const loaded = organigramReducer(start, organigramLoaded(answer));
  expect(organigramReducer(loaded, signedOut())).toEqual(start);
});
