import { expect, test } from "vitest";
import { escoVersions } from "./escoVersion.ts";

const inside = (...within: string[]) => ({
  name: "skills_en.csv",
  within,
  bytes: 0,
  open: () => {
    throw new Error("not to be opened");
  },
});

test.each([
  ["esco-1.1.1-en", ["1.1.1"]],
  ["ESCO dataset - v1.2.0 - classification - en - csv.zip", ["1.2.0"]],
  ["v1.0", ["1.0"]],
  ["esco1.1", ["1.1"]],
  ["classification_en_csv.zip", []],
  ["onet-29.3", []],
  ["esco 2024.01.15", []],
])("%s names %j", (name, versions) => {
  expect(escoVersions([inside(name)])).toEqual(versions);
});

test("the innermost name counts, and every version is listed once", () => {
  const files = [inside("esco-1.1.1", "esco-1.2.0.zip"), inside("esco-1.1.1"), inside("esco-1.1.1", "csv")];
  expect(escoVersions(files)).toEqual(["1.1.1", "1.2.0"]);
});
