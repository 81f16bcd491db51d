import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { expect, it } from "vitest";
import { claimedLevel, toConfirm } from "./toConfirm.ts";

const skill = (id: string, more: Partial<PersonSkill>): PersonSkill => ({
  id,
  skill: { id, name: id, kind: "skill" as const, group_id: null, group_name: null },
  level: 3,
  source: "self",
  words: null,
  last_used: null,
  expires_on: null,
  confirmed_by: null,
  evidence: null,
  endorsed_by: [],
  asked: [],
  own_view: null,
  updated_at: "2026-01-01T00:00:00.000Z",
  can: [],
  ...more,
});

it("asks for what no one confirmed, and for what the person sees otherwise by now", () => {
  const own_view = { level: 5, at: "2026-02-01T00:00:00.000Z" };
  const skills = [
    skill("said", {}),
    skill("read", { source: "inferred" }),
    skill("confirmed", { source: "confirmed" }),
    skill("disputed", { source: "confirmed", own_view }),
  ];
  expect(toConfirm(skills).map(({ id }) => id)).toEqual(["said", "read", "disputed"]);
  expect(skills.map(claimedLevel)).toEqual([3, 3, 3, 5]);
});

it("never asks for a spoken language", () => {
  const own_view = { level: 5, at: "2026-02-01T00:00:00.000Z" };
  expect(
    toConfirm([skill("dutch", { source: "language" }), skill("danish", { source: "language", own_view })]),
  ).toEqual([]);
});
