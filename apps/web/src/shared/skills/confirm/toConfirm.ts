import type { PersonSkill } from "@vaardig/contract/skills/skills";

/** Skills to confirm: not confirmed yet, or with a view of the person beside. A language is the person's own to say. */
export function toConfirm(skills: readonly PersonSkill[]): PersonSkill[] {
  return skills.filter(
    ({ source, own_view }) => source !== "language" && (source !== "confirmed" || own_view !== null),
  );
}

/** The level to begin with: what the person says. */
export function claimedLevel({ level, own_view }: PersonSkill): number | null {
  return own_view?.level ?? level;
}
