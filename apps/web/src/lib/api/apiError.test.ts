import { expect, test } from "vitest";
import { isApiError, isRefusal } from "./apiError.ts";

const failed = (status: number) => ({ status, code: "x", message: "Said" });

test.each([
  ["no answer", failed(0), false],
  ["399", failed(399), false],
  ["400", failed(400), true],
  ["499", failed(499), true],
  ["500", failed(500), false],
  ["a fault of the program", new TypeError("x"), false],
  ["a response without words", { status: 404 }, false],
])("%s: the server refused, and so did nothing: %o", (_what, error, refused) => {
  expect(isRefusal(error)).toBe(refused);
});

test.each([
  [null],
  ["text"],
  [{ status: 1, code: "x" }],
  [{ status: 1, message: "x" }],
  [{ code: "x", message: "x" }],
])("%o is no failed call", (thrown) => {
  expect(isApiError(thrown)).toBe(false);
});
