import { expect, test } from "vitest";
import { bodyOf, fieldText, NEW_SKILL } from "./skillValues.ts";

test("levels are sent as none at all or all five, and no group as none", () => {
  expect(bodyOf(NEW_SKILL)).toMatchObject({
    levels_en: null,
    levels_nl: null,
    group_id: null,
    kind: "skill",
  });
  const levels_nl = ["a", "", "", "", ""];
  expect(bodyOf({ ...NEW_SKILL, levels_nl, kind: "knowledge", group_id: "g" })).toMatchObject({
    levels_en: null,
    levels_nl,
    group_id: "g",
    kind: "knowledge",
  });
});

test("several texts are shown one under the other", () => {
  expect([fieldText("x"), fieldText(["a", "", "b"])]).toEqual(["x", "a\nb"]);
});
