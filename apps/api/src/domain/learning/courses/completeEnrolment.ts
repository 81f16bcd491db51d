import { type Language, LIMITS } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { addCertificateRows } from "../../people/profile/certificates.queries.ts";
import { readCourses } from "./courses.queries.ts";
import { changeEnrolment, type EnrolmentRow } from "./enrolments.queries.ts";

/**
 * Completes a started course and adds a certificate to the person's profile as evidence, named in their
 * language. Completing it again changes nothing. Throws `course_not_started` for a course that was not
 * started.
 */
export async function completeEnrolment(
  tx: Tx,
  enrolment: EnrolmentRow,
  level: number,
  language: Language,
): Promise<EnrolmentRow> {
  const { companyId, userId, courseId, state } = enrolment;
  if (state === "completed") return enrolment;
  if (state !== "started") throw new AppError("course_not_started");
  const course = found((await readCourses(tx, companyId, [courseId], language)).get(courseId));
  const completedAt = new Date();
  const certificate = {
    companyId,
    userId,
    name: course.title.slice(0, LIMITS.name),
    issuer: course.provider_name.slice(0, LIMITS.name),
    issuedOn: completedAt.toISOString().slice(0, 10),
  };
  const { id: certificateId } = found((await addCertificateRows(tx, [certificate]))[0]);
  const fields = { state: "completed", level, completedAt, certificateId } as const;
  const completed = found(await changeEnrolment(tx, enrolment, fields));
  const about = { userId, subjectId: courseId, data: { certificate_id: certificateId } };
  await recordEvent(tx, { companyId, actorId: userId, kind: "course.completed", ...about });
  return completed;
}
