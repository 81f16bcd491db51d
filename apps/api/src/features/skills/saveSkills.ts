import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { setSpokenLanguages } from "../../domain/people/profile/setSpokenLanguages.ts";
import {
  closeSkills,
  currentSkillsOf,
  lockPerson,
  type NewPersonSkill,
  openSkills,
  type PersonSkillRow,
} from "../../domain/skills/personSkills.queries.ts";
import { removeWishesFor } from "../../domain/skills/removeWishesFor.ts";
import {
  languageLevelOf,
  type ShownSkillRow,
  shownSkillsOf,
} from "../../domain/skills/spokenSkills.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { skillKinds } from "../../domain/taxonomy/skillKinds.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { isConfirmationCurrent, recordSelfAssessment } from "./recordSelfAssessment.ts";

/** Returns whether a save would repeat the current statement. */
function isSame(row: PersonSkillRow, entry: NewPersonSkill): boolean {
  const lastUsed = entry.lastUsed === undefined ? row.lastUsed : entry.lastUsed;
  const expiresOn = entry.expiresOn === undefined ? row.expiresOn : entry.expiresOn;
  const confirms = row.source === "inferred" && entry.source === "self";
  return row.level === entry.level && row.lastUsed === lastUsed && row.expiresOn === expiresOn && !confirms;
}

/**
 * Saves levels that a person states: earlier rows are closed and kept, unchanged ones are left alone,
 * recently confirmed ones stay with the statement beside them, and stated skills leave the wish list. A
 * language is saved in the profile's languages, a licence has no level. Throws `validation_failed` for an
 * unknown skill and for an expiry date of anything but a licence, at the field that `fieldOf` returns for the
 * entry's index.
 */
export async function saveSkills(
  tx: Tx,
  viewer: Viewer,
  entries: NewPersonSkill[],
  fieldOf: (index: number) => string,
): Promise<ShownSkillRow[]> {
  const { companyId, userId } = viewer;
  await lockPerson(tx, companyId, userId);
  const canonical = await canonicalSkillIds(
    tx,
    entries.map((entry) => entry.skillId),
  );
  const kinds = await skillKinds(tx, canonical.values());
  const wanted = new Map<string, NewPersonSkill>();
  const spoken = new Map<string, { language: string; level: ReturnType<typeof languageLevelOf> }>();
  entries.forEach((entry, index) => {
    const skillId = canonical.get(entry.skillId);
    if (!skillId) throw new AppError("validation_failed", { fields: { [fieldOf(index)]: "skill_unknown" } });
    const { kind, language } = kinds.get(skillId) ?? {};
    if (entry.expiresOn && kind !== "licence")
      throw new AppError("validation_failed", { fields: { [fieldOf(index)]: "licence_expiry" } });
    const level = kind === "licence" ? LICENCE_LEVEL : entry.level;
    if (language) spoken.set(skillId, { language, level: languageLevelOf(level) });
    else wanted.set(skillId, { ...entry, level, skillId });
  });
  if (spoken.size > 0) {
    await setSpokenLanguages(tx, companyId, userId, [...spoken.values()]);
    await closeSkills(tx, companyId, userId, [...spoken.keys()]);
    await removeWishesFor(tx, companyId, userId, [...spoken.keys()]);
  }
  const current = new Map((await currentSkillsOf(tx, companyId, userId)).map((row) => [row.skillId, row]));
  const confirmed = [...wanted.values()].flatMap((entry) => {
    const row = current.get(entry.skillId);
    return row && isConfirmationCurrent(row) ? [{ row, entry }] : [];
  });
  const beside = await recordSelfAssessment(tx, confirmed);
  const standing = new Set(confirmed.map(({ row }) => row.skillId));
  const changed = [...wanted.values()].filter((entry) => {
    const row = current.get(entry.skillId);
    return !standing.has(entry.skillId) && (!row || !isSame(row, entry));
  });
  const ids = changed.map((entry) => entry.skillId);
  if (changed.length > 0) {
    await closeSkills(tx, companyId, userId, ids);
    const rows = changed.map((entry) => {
      const before = current.get(entry.skillId);
      return {
        companyId,
        userId,
        skillId: entry.skillId,
        level: entry.level,
        source: entry.source,
        words: entry.words ?? before?.words ?? null,
        lastUsed: entry.lastUsed === undefined ? (before?.lastUsed ?? null) : entry.lastUsed,
        expiresOn: entry.expiresOn === undefined ? (before?.expiresOn ?? null) : entry.expiresOn,
        createdBy: userId,
      };
    });
    await openSkills(tx, rows);
    await removeWishesFor(tx, companyId, userId, ids);
  }
  const told = [...ids, ...beside, ...spoken.keys()];
  if (told.length > 0) {
    const data = { skill_ids: told };
    await recordEvent(tx, { companyId, actorId: userId, kind: "skills.saved", userId, data });
  }
  const shown = new Map((await shownSkillsOf(tx, companyId, userId)).map((row) => [row.skillId, row]));
  return [...wanted.keys(), ...spoken.keys()].flatMap((id) => shown.get(id) ?? []);
}
