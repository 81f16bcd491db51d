import { expect, it } from "vitest";
import { drawHook } from "../../test/drawHook.tsx";
import { stubServer } from "../../test/stubServer.ts";
import { useLevelDescriptions } from "./useLevelDescriptions.ts";

const five = (name: string) => [1, 2, 3, 4, 5].map((level) => `${name} ${level}`);

it("describes the levels of a skill by its own texts, then its kind's, its group's and the general ones", async () => {
  stubServer({
    "GET /skill_level_description": () => ({
      data: [
        { group_id: null, levels: five("general") },
        { group_id: "g", levels: five("group") },
      ],
      kinds: [{ kind: "knowledge", levels: five("knowledge") }],
      skills: [{ skill_ids: ["a", "b"], levels: five("own") }],
    }),
  });
  const { result } = await drawHook(() => useLevelDescriptions());
  const of = result();
  expect(of({ id: "x", group_id: null })).toEqual(five("general"));
  expect(of({ id: "b", group_id: "g", kind: "knowledge" })).toEqual(five("own"));
  expect(of({ id: "x", group_id: "g", kind: "knowledge" })).toEqual(five("knowledge"));
  expect(of({ id: "x", group_id: "g", kind: "skill" })).toEqual(five("group"));
  expect(of({ id: "x", group_id: "other", kind: "skill" })).toEqual(five("general"));
  expect(of({ id: "a", group_id: "g", kind: "licence" })).toBeUndefined();
});
