import { expect, test } from "vitest";
import { cachedResponse, cacheResponse } from "./responseCache.ts";

const response = { etag: '"1"', payload: { name: "Petra" } };

test("a response is found by its question, in the session that received it", () => {
  cachedResponse("one", "/people");
  cacheResponse("one", "/people", response);
  expect(cachedResponse("one", "/people")).toEqual(response);
  expect(cachedResponse("one", "/jobs")).toBeUndefined();
});

test("another session sees none of the earlier one's responses, nor does the earlier one afterwards", () => {
  cachedResponse("one", "/people");
  cacheResponse("one", "/people", response);
  expect(cachedResponse("two", "/people")).toBeUndefined();
  expect(cachedResponse("one", "/people")).toBeUndefined();
});

test("a response that arrives after its session ended is not kept", () => {
  cachedResponse("one", "/people");
  cachedResponse("two", "/people");
  cacheResponse("one", "/people", response);
  expect(cachedResponse("two", "/people")).toBeUndefined();
});
