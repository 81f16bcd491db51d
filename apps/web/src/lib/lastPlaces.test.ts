import { beforeEach, expect, test } from "vitest";
import { asLastSeen, forgetPlaces, lastOpenedFrom, rememberOpened, rememberPlace } from "./lastPlaces.ts";

const see = (search: string) => rememberPlace({ pathname: "/hr/list", search });
beforeEach(forgetPlaces);

test("a way back keeps filters and page of the list, and opens nothing over it", () => {
  expect(asLastSeen("/hr/list")).toBe("/hr/list");
  see("?search=noor&page=2&open=7&do=add");
  expect(asLastSeen("/hr/list")).toBe("/hr/list?search=noor&page=2");
  see("");
  expect(asLastSeen("/hr/list")).toBe("/hr/list");
});

test("jobs and projects share an address and go back to their own list", () => {
  see("?kind=projects&page=1");
  expect(asLastSeen("/hr/list?kind=projects")).toBe("/hr/list?kind=projects&page=1");
  expect(asLastSeen("/hr/list")).toBe("/hr/list");
  see("?page=3");
  expect(asLastSeen("/hr/list?kind=projects")).toBe("/hr/list?kind=projects");
});

test("forgets everything when someone leaves", () => {
  see("?search=noor");
  rememberOpened("/hr/list", "/hr/person");
  expect(lastOpenedFrom("/hr/list")).toBe("/hr/person");
  forgetPlaces();
  expect(asLastSeen("/hr/list")).toBe("/hr/list");
  expect(lastOpenedFrom("/hr/list")).toBeUndefined();
});
