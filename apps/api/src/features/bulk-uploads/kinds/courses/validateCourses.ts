import type { Language } from "@vaardig/contract/limits";
import type { FeedCourse } from "../../../../domain/learning/courses/feed/feedCourse.ts";
import { type FeedRow, readFeedRow } from "../../../../domain/learning/courses/feed/readFeedRow.ts";
import {
  type OwnCourseRow,
  ownCoursesByCode,
} from "../../../../domain/learning/courses/ownCourses.queries.ts";
import { skillsById } from "../../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { InputRow, ValidatedRow } from "../uploadKind.ts";

/** A validated row with the resulting course. */
export interface ValidatedCourse extends ValidatedRow {
  course: FeedCourse | null;
}

type NameOf = (skillId: string) => string;
type Texts = Required<Omit<FeedRow, "code">>;

const YES_NO: Record<Language, readonly [yes: string, no: string]> = { en: ["yes", "no"], nl: ["ja", "nee"] };

/** Returns a course as the texts of a file, so that two can be compared and displayed. */
function textsOf(course: Omit<FeedCourse, "code">, nameOf: NameOf, language: Language): Texts {
  const { titles, descriptions, provider, hours, price, nextStart, url, isOffered, skills } = course;
  return {
    title_en: titles.en ?? "",
    title_nl: titles.nl ?? "",
    description_en: descriptions.en ?? "",
    description_nl: descriptions.nl ?? "",
    provider,
    hours: String(hours),
    price: String(price),
    next_start: nextStart ?? "",
    url: url ?? "",
    offered: YES_NO[language][isOffered ? 0 : 1],
    skills: skills
      .map(({ skillId, levelFrom, levelTo }) => `${nameOf(skillId)}:${levelFrom}>${levelTo}`)
      .sort()
      .join("; "),
  };
}

const keptAs = ({ next_start: nextStart, removed, ...row }: OwnCourseRow): FeedCourse => ({
  ...row,
  nextStart,
  isOffered: !removed,
});

/** Returns the differences, field by field. */
function changesOf(from: Texts, to: Texts): NonNullable<ValidatedRow["changes"]> {
  const keys = Object.keys(to) as (keyof Texts)[];
  return Object.fromEntries(
    keys.flatMap((key) => (from[key] === to[key] ? [] : [[key, { from: from[key], to: to[key] }]])),
  );
}

/** Returns a row with the stored values of the course in its empty cells. */
function withKept(values: FeedRow, kept: OwnCourseRow | undefined): FeedRow {
  return kept ? { ...textsOf(keptAs(kept), (id) => id, "en"), ...values } : values;
}

/**
 * Validates rows against the company's courses; empty cells keep the stored values. `lock` locks the courses
 * until the transaction ends.
 */
export async function validateCourses(
  tx: Tx,
  companyId: string,
  rows: readonly InputRow[],
  how: { language: Language; skillIds: ReadonlyMap<string, string>; lock: boolean },
): Promise<ValidatedCourse[]> {
  const codes = rows.flatMap(({ values }) => values.code?.trim() || []);
  const known = await ownCoursesByCode(tx, companyId, codes, how.lock);
  const read = rows.map((row) => {
    const kept = known.get(row.values.code?.trim() ?? "");
    // Without skills in the row the course keeps its own, which are given by id.
    const ids = new Set(kept?.skills.map(({ skillId }) => skillId));
    const skillIdOf = (name: string) => (ids.has(name) ? name : how.skillIds.get(name.trim().toLowerCase()));
    return { row, kept, result: readFeedRow(withKept(row.values, kept), skillIdOf) };
  });
  const taught = read.flatMap(({ kept, result }) => [
    ...(kept?.skills ?? []),
    ...("course" in result ? result.course.skills : []),
  ]);
  const names = await skillsById(
    tx,
    taught.map(({ skillId }) => skillId),
    how.language,
  );
  const nameOf = (id: string) => names.get(id)?.name ?? id;
  return read.map(({ row, kept, result }): ValidatedCourse => {
    const base = { ...row, changes: null, errors: null, course: null };
    if (!("course" in result))
      return { ...base, outcome: "error", errors: { [result.column]: result.issue } };
    const { course } = result;
    if (!kept) return { ...base, outcome: "new", course };
    const changes = changesOf(
      textsOf(keptAs(kept), nameOf, how.language),
      textsOf(course, nameOf, how.language),
    );
    if (Object.keys(changes).length === 0) return { ...base, outcome: "unchanged", course };
    return { ...base, outcome: "changed", changes, course };
  });
}
