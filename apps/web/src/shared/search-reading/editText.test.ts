import { expect, test } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { quoteSearch, withoutRest, withoutSkill, withSkillForRest } from "./editText.ts";
import { type ParsedSearchText, searchOf } from "./useSearchReading.ts";

const { skill } = buildRequiredSkill();
const text = "Anna, advanced SQL and Python";
const read: ParsedSearchText = {
  text,
  skills: [
    { skill, level: 4, start: 6, end: 18 },
    { skill: { ...skill, id: "python" }, level: null, start: 23, end: 29 },
  ],
  rest: "Anna",
  near: [],
};
const none: ParsedSearchText = { text: "kubernets", skills: [], rest: "kubernets", near: [skill] };

test("a part of a search goes with its words, and the others stay", () => {
  expect(withoutSkill(read, "python")).toBe("Anna, advanced SQL and");
  expect(withoutSkill(read, skill.id)).toBe("Anna, and Python");
  expect(withoutSkill({ ...read, skills: read.skills.slice(0, 1) }, skill.id)).toBe("Anna");
  expect(withoutRest(read)).toBe("advanced SQL, Python");
});

test("a skill that was meant takes the place of the words, and words can be meant as typed", () => {
  expect(withSkillForRest(none, "Kubernetes")).toBe("Kubernetes");
  expect(withSkillForRest(read, "Kubernetes")).toBe("advanced SQL, Python, Kubernetes");
  expect(quoteSearch({ ...none, text: 'ruby "on" rails' })).toBe('"ruby on rails"');
});

test("a list is asked for the words as typed, and for skills with the rest", () => {
  expect(searchOf(read)).toEqual({
    search_query: text,
    skills: [`${skill.id}.4`, "python.0"],
    search_rest: "Anna",
  });
  expect(searchOf(none)).toEqual({ search_query: "kubernets" });
  expect(searchOf(undefined)).toEqual({ search_query: "" });
});
