import type { Body } from "@vaardig/contract/endpoint";
import type { addFromResume, ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { addHistory } from "../../domain/people/profile/addHistory.ts";
import { setProfileFacts } from "../../domain/people/profile/setProfileFacts.ts";
import { addSkillRows, type NewSkillRow } from "../../domain/skills/addSkillRows.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

type Rows = Omit<Body<typeof addFromResume>, "file_id">;

/** Returns the rows that were not added meanwhile. */
function openRows(rows: Rows, review: ResumeReview): Rows {
  const { facts, experience, education, languages, certificates, skills } = review;
  const shown = [facts, experience, education, languages, certificates, skills].flat();
  const added = new Set(shown.filter(({ state }) => state === "added").map(({ key }) => key));
  const isOpen = ({ key }: { key: string }) => !added.has(key);
  return {
    facts: rows.facts.filter(isOpen),
    experience: rows.experience.filter(isOpen),
    education: rows.education.filter(isOpen),
    languages: rows.languages.filter(isOpen),
    certificates: rows.certificates.filter(isOpen),
    skills: rows.skills.filter(isOpen),
  };
}

const entriesOf = <T>(rows: readonly { entry: T }[]): T[] => rows.map(({ entry }) => entry);

interface Subject {
  companyId: string;
  userId: string;
  actorId: string;
}

async function addFacts(tx: Tx, { companyId, userId }: Subject, facts: Rows["facts"]): Promise<void> {
  if (facts.length === 0) return;
  const values = Object.fromEntries(facts.map(({ entry: { fact, value } }) => [fact, value]));
  await setProfileFacts(tx, companyId, userId, values);
}

/**
 * Adds skills that the profile lacks. The person's own choice counts as stated. A recruiter's choice for a
 * candidate stays "read from the résumé" when the level is the document's, and otherwise counts as confirmed.
 */
async function addSkills(tx: Tx, subject: Subject, rows: Rows["skills"], review: ResumeReview) {
  if (rows.length === 0) return;
  const { companyId, userId, actorId } = subject;
  const read = new Map(review.skills.map((one) => [one.skill.id, one]));
  const canonical = await canonicalSkillIds(
    tx,
    rows.map(({ entry }) => entry.skill_id),
  );
  const wanted = new Map<string, NewSkillRow>();
  for (const [at, { entry }] of rows.entries()) {
    const skillId = canonical.get(entry.skill_id);
    if (!skillId)
      throw new AppError("validation_failed", {
        fields: { [`skills.${at}.entry.skill_id`]: "skill_unknown" },
      });
    const proposed = read.get(entry.skill_id);
    // A licence has no level that could differ.
    const isAsRead = proposed?.level === entry.level || proposed?.skill.kind === "licence";
    const asRead = isAsRead ? "inferred" : "confirmed";
    wanted.set(skillId, {
      skillId,
      level: entry.level,
      createdBy: actorId,
      source: actorId === userId ? "self" : asRead,
      words: proposed?.words ?? null,
      lastUsed: entry.last_used,
    });
  }
  const skillIds = await addSkillRows(tx, companyId, userId, [...wanted.values()]);
  if (skillIds.length === 0) return;
  const data = { skill_ids: skillIds };
  await recordEvent(tx, { companyId, actorId, kind: "skills.saved", userId, data });
}

/**
 * Adds the chosen rows of a résumé's review to the profile. Throws `validation_failed` for an unknown skill.
 */
export async function addRows(tx: Tx, subject: Subject, given: Rows, review: ResumeReview): Promise<void> {
  const rows = openRows(given, review);
  await addFacts(tx, subject, rows.facts);
  await addHistory(
    tx,
    { companyId: subject.companyId, userId: subject.userId },
    {
      experience: entriesOf(rows.experience),
      education: entriesOf(rows.education),
      languages: entriesOf(rows.languages),
      certificates: entriesOf(rows.certificates),
    },
  );
  await addSkills(tx, subject, rows.skills, review);
  const { companyId, userId, actorId } = subject;
  await recordEvent(tx, { companyId, actorId, kind: "resume.added", userId, subjectId: review.file.id });
}
