import { expect, test } from "vitest";
import { fileNameOf } from "./download.ts";

test.each([
  [`attachment; filename="employees.csv"`, "employees.csv"],
  [`attachment; filename="x.csv"; filename*=UTF-8''medew%C3%A9rkers.csv`, "medewérkers.csv"],
  ["attachment", "file"],
  [null, "file"],
])("%s names the file %s", (disposition, name) => {
  expect(fileNameOf(disposition, "file")).toBe(name);
});
