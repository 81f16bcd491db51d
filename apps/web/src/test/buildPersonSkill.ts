import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { buildRequiredSkill } from "./builders.ts";

/** Returns SQL as a person states it, at a medium level. */
export function buildPersonSkill(more: Partial<PersonSkill> = {}): PersonSkill {
  return {
    id: "held",
    skill: buildRequiredSkill().skill,
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
  };
}
