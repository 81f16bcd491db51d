import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { skillFactsOf } from "../../matching/skillFactsOf.ts";
import { claimsOf } from "../../matching/worker/claims.ts";
import { findPerson } from "../../people/findPerson.ts";
import { requiredSkillsOf } from "../../taxonomy/jobProfiles.ts";
import { type CourseGain, courseGains, rankCourses } from "./courseGains.ts";
import type { TeachingCourse } from "./courses.queries.ts";

/** Courses sorted by gain per hour for a person, with the gains and the person's job profile. */
export interface RankedCourses {
  courses: TeachingCourse[];
  gains: ReadonlyMap<string, CourseGain>;
  job: string | null;
}

/** Ranks the courses that teach `skillId` for a person. */
export async function matchCourses(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  courses: TeachingCourse[],
  skillId: string,
  language: Language,
): Promise<RankedCourses> {
  const [person, claims] = await Promise.all([
    findPerson(tx, companyId, userId),
    claimsOf(tx, companyId, [userId], new Date()),
  ]);
  const profileId = person?.jobProfileId ?? null;
  const job = profileId === null ? undefined : await requiredSkillsOf(tx, profileId, language);
  const reader = { claims: claims.get(userId)?.claims ?? [], required: job?.skills ?? [] };
  const taught = new Set(courses.flatMap(({ skills }) => skills.map((one) => one.skillId)));
  const asked = [...reader.required.map((one) => one.skillId), skillId];
  const held = [...reader.claims.map((one) => one.skillId), ...taught];
  const facts = await skillFactsOf(tx, companyId, asked, held);
  const gains = courseGains(courses, skillId, reader, facts);
  return { courses: rankCourses(courses, gains), gains, job: job?.name ?? null };
}
