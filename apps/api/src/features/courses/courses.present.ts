import {
  COURSE_PROVIDER,
  type CourseRating,
  courseLevelOf,
  type MatchedCourse,
  type MyCourse,
} from "@vaardig/contract/courses/courses";
import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { CourseGain } from "../../domain/learning/courses/courseGains.ts";
import type { CourseRow } from "../../domain/learning/courses/courses.queries.ts";
import type { CourseProgress, EnrolmentRow } from "../../domain/learning/courses/enrolments.queries.ts";
import type { RatingRow } from "../../domain/learning/courses/ratings.queries.ts";
import { matchedCourseActions, myCourseActions } from "./courses.policy.ts";

type Skills = ReadonlyMap<string, Skill>;

function factsOf(row: CourseRow, skills: Skills) {
  return {
    title: row.title,
    description: row.description,
    provider: COURSE_PROVIDER,
    provider_name: row.provider_name,
    hours: row.hours,
    price: row.price,
    next_start: row.next_start,
    url: row.url,
    skills: row.skills.flatMap(({ skillId, levelFrom, levelTo }) => {
      const skill = skills.get(skillId);
      return skill ? [{ skill, level_from: levelFrom, level_to: levelTo }] : [];
    }),
    removed: row.removed,
    rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
  } as const;
}

/** Returns the level of a course for a skill: 1 for a licence, which has no levels. */
function levelFor(row: CourseRow, skillId: string, skills: Skills): number {
  const taught = row.skills.find((one) => one.skillId === skillId);
  if (!taught || (skills.get(skillId)?.kind === "licence" && taught.levelTo === LICENCE_LEVEL)) return 1;
  return courseLevelOf(taught.levelTo);
}

/** Converts a course that teaches a skill to the wire format, with the reason for its rank. */
export function presentMatchedCourse(
  row: CourseRow,
  about: {
    skillId: string;
    skills: Skills;
    gain: CourseGain;
    job: string | null;
    enrolment: CourseProgress | undefined;
  },
): MatchedCourse {
  const { skillId, skills, gain, job, enrolment } = about;
  return {
    id: row.id,
    ...factsOf(row, skills),
    level: levelFor(row, skillId, skills),
    reason: {
      basis: gain.basis,
      job: gain.basis === "job" ? job : null,
      gain: Math.round(gain.gain * 10) / 10,
      band: gain.band,
      needs: gain.needs.flatMap(({ skillId: id, level }) => {
        const skill = skills.get(id);
        return skill ? [{ skill, level }] : [];
      }),
    },
    enrolment: enrolment ? { id: enrolment.id, state: enrolment.state } : null,
    can: matchedCourseActions(enrolment, row.removed),
  };
}

/** Converts an enrolment with its course to the wire format. */
export function presentMyCourse(enrolment: EnrolmentRow, row: CourseRow, skills: Skills): MyCourse[] {
  const skill = skills.get(enrolment.skillId);
  if (!skill) return [];
  return [
    {
      id: enrolment.id,
      course_id: row.id,
      ...factsOf(row, skills),
      state: enrolment.state,
      level: enrolment.level,
      skill,
      started_at: enrolment.startedAt?.toISOString() ?? null,
      completed_at: enrolment.completedAt?.toISOString() ?? null,
      certificate_id: enrolment.certificateId,
      can: myCourseActions(enrolment, row.removed),
    },
  ];
}

/** Converts a rating to the wire format; `viewerId` marks the reader's own. */
export function presentRating(row: RatingRow, viewerId: string): CourseRating {
  const { stars, text, name, version, created_at: at } = row;
  return { stars, text, name, mine: row.user_id === viewerId, created_at: at.toISOString(), version };
}
