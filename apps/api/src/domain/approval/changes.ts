import type { StoredJob } from "../jobs/storedJob.ts";
import type { SkillEntry } from "../taxonomy/resolveSkillEntries.ts";

type Scalar = string | number | boolean | null;

export interface ChangedField {
  field: string;
  from: Scalar;
  to: Scalar;
}

export interface ChangedSkill {
  skillId: string;
  from: Omit<SkillEntry, "skill_id"> | null;
  to: Omit<SkillEntry, "skill_id"> | null;
}

/** The fields of a job, apart from its skills, whose change needs approval. */
const MATERIAL = [
  "name",
  "job_profile_id",
  "department_id",
  "hours",
  "salary_from",
  "salary_to",
  "starts_on",
  "ends_on",
];

/** Returns the fields whose values differ, in the order of `before`; lists are skipped. */
export function changedFields(before: object, after: object): ChangedField[] {
  const next = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).flatMap(([field, from]) => {
    const to = next.get(field);
    return Array.isArray(from) || to === undefined || from === to ? [] : [{ field, from, to: to as Scalar }];
  });
}

const plain = ({ level, kind, importance, must_have }: SkillEntry) => ({
  level,
  kind,
  importance,
  must_have,
});
const isSame = (a: SkillEntry, b: SkillEntry) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** Returns the skills that differ: changed and removed ones in the old order, then the added ones. */
export function changedSkills(before: readonly SkillEntry[], after: readonly SkillEntry[]): ChangedSkill[] {
  const next = new Map(after.map((entry) => [entry.skill_id, entry]));
  const held = new Set(before.map((entry) => entry.skill_id));
  return [
    ...before.flatMap((entry) => {
      const to = next.get(entry.skill_id);
      if (to && isSame(entry, to)) return [];
      return [{ skillId: entry.skill_id, from: plain(entry), to: to ? plain(to) : null }];
    }),
    ...after
      .filter((entry) => !held.has(entry.skill_id))
      .map((entry) => ({ skillId: entry.skill_id, from: null, to: plain(entry) })),
  ];
}

export interface JobChange {
  fields: ChangedField[];
  skills: ChangedSkill[];
}

/** Returns the difference between two versions of a job's values. */
export function changeOf(before: StoredJob, after: StoredJob): JobChange {
  return { fields: changedFields(before, after), skills: changedSkills(before.skills, after.skills) };
}

/** Returns whether anything differs. */
export function isChange({ fields, skills }: JobChange): boolean {
  return fields.length > 0 || skills.length > 0;
}

/** Returns whether a change of an approved job needs a new approval. */
export function isMaterial({ fields, skills }: JobChange): boolean {
  return skills.length > 0 || fields.some(({ field }) => MATERIAL.includes(field));
}
