import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { expect, it } from "vitest";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { claimedLevel, toConfirm } from "./toConfirm.ts";

const skill = (id: string, more: Partial<PersonSkill>): PersonSkill => buildPersonSkill({ id, ...more });

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
