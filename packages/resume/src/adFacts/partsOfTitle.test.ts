import { expect, it } from "vitest";
import { partsOfTitle } from "./partsOfTitle.ts";

it.each([
  ["Nurse, surgical ward", ["Nurse"]],
  ["Kok zorglocatie", ["Kok"]],
  ["Senior accountant - audit", ["Senior accountant", "accountant"]],
  ["Timmerman", []],
])("leaves the job of a title with more in it: %s", (title, parts) => {
  expect(partsOfTitle(title)).toEqual(parts);
});
