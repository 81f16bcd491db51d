import type { DocumentText } from "@vaardig/resume/documentText";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { found } from "../../../platform/http/appError.ts";
import { files } from "../../files/files.table.ts";
import { resumeReviews } from "../resumeReviews.table.ts";

/** A stored résumé with the decisions of its review. */
export interface ReviewedFile {
  id: string;
  userId: string;
  name: string;
  reading: DocumentText;
  added: string[];
  leftOut: string[];
  finished: boolean;
}

/** Returns the résumé with this id, of a profile or an application; undefined for other files. */
export async function findReviewedFile(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ReviewedFile | undefined> {
  const [row] = await tx
    .select({ file: files, review: resumeReviews })
    .from(files)
    .leftJoin(
      resumeReviews,
      and(eq(resumeReviews.companyId, files.companyId), eq(resumeReviews.fileId, files.id)),
    )
    .where(and(eq(files.companyId, companyId), eq(files.id, id)));
  if (!row?.file.reading) return undefined;
  const { file, review } = row;
  return {
    id: file.id,
    userId: file.userId,
    name: file.name,
    reading: file.reading as DocumentText,
    added: review?.added ?? [],
    leftOut: review?.leftOut ?? [],
    finished: !!review?.finishedAt,
  };
}

/** Locks a résumé until the transaction ends, so that two reviewers do not add a row twice. */
export async function lockReview(tx: Tx, companyId: string, fileId: string): Promise<void> {
  await tx.$client.query("select 1 from files where company_id = $1 and id = $2 for update", [
    companyId,
    fileId,
  ]);
}

/** Returns the job and the résumé of an application; undefined when there is none. */
export async function findSentResume(tx: Tx, companyId: string, applicationId: string) {
  const { rows } = await tx.$client.query<{ vacancy_id: string; file_id: string | null }>(
    "select vacancy_id, resume_file_id as file_id from applications where company_id = $1 and id = $2",
    [companyId, applicationId],
  );
  return rows[0];
}

/** The content of a profile, to distinguish known rows from new ones. */
export interface ExistingProfile {
  headline: string | null;
  location: string | null;
  phone: string | null;
  /** Position, company and start month, folded. */
  experience: Set<string>;
  /** Degree and institution, folded. */
  education: Set<string>;
  languages: Set<string>;
  /** Names, folded. */
  certificates: Set<string>;
  skillIds: Set<string>;
}

const folded = (...parts: (string | null)[]) =>
  parts.map((part) => (part ?? "").trim().toLowerCase()).join("\n");

/** Returns the key by which a job is compared with those in a profile. */
export const experienceKey = (position: string, company: string, start: string | null) =>
  folded(position, company, start?.slice(0, 7) ?? "");
/** Returns the key by which an education is compared with those in a profile. */
export const educationKey = (degree: string, institution: string) => folded(degree, institution);
/** Returns the key by which a certificate is compared with those in a profile. */
export const certificateKey = (name: string) => folded(name);

interface HeldRow {
  headline: string | null;
  location: string | null;
  phone: string | null;
  experience: { position: string; company: string; start: string }[];
  education: { degree: string; institution: string }[];
  languages: string[];
  certificates: string[];
  skill_ids: string[];
}

const MINE = "t.company_id = u.company_id and t.user_id = u.id";

/** Returns the current content of a person's profile. */
export async function existingProfile(tx: Tx, companyId: string, userId: string): Promise<ExistingProfile> {
  const { rows } = await tx.$client.query<HeldRow>({
    name: "resume_review_held",
    text: `select u.headline, u.location, u.phone,
        coalesce((select json_agg(json_build_object('position', t.position, 'company', t.company, 'start', t.start_date))
          from experiences t where ${MINE}), '[]') as experience,
        coalesce((select json_agg(json_build_object('degree', t.degree, 'institution', t.institution))
          from educations t where ${MINE}), '[]') as education,
        array(select t.language from person_languages t where ${MINE}) as languages,
        array(select t.name from certificates t where ${MINE}) as certificates,
        array(select t.skill_id::text from person_skills t where ${MINE} and t.valid_to is null) as skill_ids
      from users u where u.company_id = $1 and u.id = $2`,
    values: [companyId, userId],
  });
  const { experience, education, languages, certificates, skill_ids, ...facts } = found(rows[0]);
  return {
    ...facts,
    experience: new Set(experience.map((job) => experienceKey(job.position, job.company, job.start))),
    education: new Set(education.map(({ degree, institution }) => educationKey(degree, institution))),
    languages: new Set(languages),
    certificates: new Set(certificates.map(certificateKey)),
    skillIds: new Set(skill_ids),
  };
}

interface Decision {
  companyId: string;
  fileId: string;
  decidedBy: string;
  added?: string[];
  leftOut?: string[] | undefined;
  finished?: boolean | undefined;
}

/** Saves decisions on a résumé's rows; absent ones stay as they were. */
export async function saveDecision(
  tx: Tx,
  { companyId, fileId, decidedBy, added = [], leftOut, finished }: Decision,
): Promise<void> {
  const finishedAt = finished ? new Date() : null;
  await tx
    .insert(resumeReviews)
    .values({ companyId, fileId, decidedBy, added, leftOut: leftOut ?? [], finishedAt })
    .onConflictDoUpdate({
      target: [resumeReviews.companyId, resumeReviews.fileId],
      set: {
        decidedBy,
        added: sql`${resumeReviews.added} || ${JSON.stringify(added)}::jsonb`,
        ...(leftOut && { leftOut }),
        ...(finished !== undefined && { finishedAt }),
        updatedAt: new Date(),
      },
    });
}

/** Refreshes the boards that show an application with this résumé, because its score may have changed. */
export async function touchApplications(tx: Tx, companyId: string, fileId: string): Promise<void> {
  await tx.$client.query(
    "update applications set updated_at = now() where company_id = $1 and resume_file_id = $2",
    [companyId, fileId],
  );
}
