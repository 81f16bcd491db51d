import { describe, expect, test } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import {
  emptyGoal,
  type GoalValues,
  issuesOf,
  isTouched,
  stepOf,
  toBody,
  toDraft,
  valuesOf,
} from "./goalValues.ts";

const whole = (): GoalValues => valuesOf(buildGoal());

describe("the values of a goal", () => {
  test("of a stored goal are sent back with the same actions and levels, a long title shortened", () => {
    const values = whole();
    const [read] = values.actions;
    if (!read) throw new Error("no action");
    const body = toBody({ ...values, actions: [{ ...read, title: "x".repeat(150) }] });
    expect(body.skills).toEqual([{ skill_id: buildGoal().skills[0]?.skill.id, level: 4 }]);
    expect(body.actions[0]?.id).toBe(read.id);
    expect(body.actions[0]?.title).toHaveLength(120);
    expect(issuesOf(values, 4)).toEqual({});
  });

  test("a draft keeps actions without their ids, with its step and owner", () => {
    const person = { id: "p", name: "Bram" };
    const draft = toDraft(whole(), { person, jobProfileId: "j", origin: "system" }, 3);
    expect(draft).toMatchObject({ step: 3, person, job_profile_id: "j", origin: "system" });
    expect(draft.actions).toHaveLength(1);
    expect(draft.actions[0]).not.toHaveProperty("id");
  });

  test("each step reports its own issues, and the last one all of them", () => {
    const bare: GoalValues = { ...whole(), name: "", skills: [], actions: [] };
    expect(Object.keys(issuesOf(bare, 1))).toEqual(["name"]);
    expect(Object.keys(issuesOf(bare, 2))).toEqual(["skills"]);
    expect(Object.keys(issuesOf(bare, 3))).toEqual(["actions"]);
    expect(Object.keys(issuesOf(bare, 4)).sort()).toEqual(["actions", "name", "skills"]);
    const dated: GoalValues = { ...bare, name: "Grow", due_date: "2026-01-01" };
    expect(issuesOf(dated, 1)).toEqual({ due_date: "end_after_start" });
  });

  test("a field on the wire belongs to its step, an unknown one to the last", () => {
    const fields = ["name", "due_date", "skills.0.level", "actions.2.project_id", "version"];
    expect(fields.map(stepOf)).toEqual([1, 1, 2, 3, 4]);
  });

  test("an empty goal lasts a quarter from today, and is worth storing once anything but a date is entered", () => {
    const empty = emptyGoal(new Date(2026, 2, 2, 12).getTime());
    expect(empty).toMatchObject({ start_date: "2026-03-02", due_date: "2026-05-31" });
    expect(isTouched({ ...empty, due_date: "2027-01-01" })).toBe(false);
    expect(isTouched({ ...empty, name: "G" })).toBe(true);
    expect(isTouched({ ...empty, description: "G" })).toBe(true);
    expect(isTouched({ ...empty, skills: whole().skills })).toBe(true);
    expect(isTouched({ ...empty, actions: whole().actions })).toBe(true);
  });
});
