import type { PersonSkill } from "@vaardig/contract/skills/skills";

/**
 * Returns the skills to confirm: unconfirmed, or with a differing view of the person. Languages are never
 * confirmed.
 */
export function toConfirm(skills: readonly PersonSkill[]): PersonSkill[] {
  return skills.filter(
    ({ source, own_view }) => source !== "language" && (source !== "confirmed" || own_view !== null),
  );
}

/** Returns the initial level: the person's own statement. */
export function claimedLevel({ level, own_view }: PersonSkill): number | null {
  return own_view?.level ?? level;
}
