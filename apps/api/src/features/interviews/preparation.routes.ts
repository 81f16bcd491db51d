import { prepareInterview } from "@vaardig/contract/interviews/interviewPreparation";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { filesOf } from "../../domain/files/storedFiles.ts";
import { jobSkillsOf } from "../../domain/jobs/jobSkills.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { canPrepareInterview } from "./interviews.policy.ts";
import { loadInterviewContext } from "./loadInterviewContext.ts";
import { claimsOf } from "./preparation.queries.ts";

/** Registers the route of what interviewers read before an interview. */
export function preparationRoutes(app: App): void {
  route(app, prepareInterview, async ({ query, viewer, tx, services, language }) => {
    const { companyId, userId: actorId } = viewer;
    const { application_id: applicationId } = query;
    const beside = await loadInterviewContext(tx, viewer, applicationId);
    authorize(canPrepareInterview(viewer, beside));
    const { applicantId: userId, vacancyId: subjectId } = beside;
    const [resume] = await filesOf(tx, companyId, userId, "resume");
    const required = await presentRequired(tx, await jobSkillsOf(tx, companyId, subjectId), language);
    const ids = required.map(({ skill }) => skill.id);
    const claims = await claimsOf(tx, companyId, userId, ids);
    const data = { application_id: applicationId };
    await recordEvent(tx, { companyId, actorId, kind: "interview.read", userId, subjectId, data });
    return {
      resume: resume ? { name: resume.name, url: fileUrl(services.secrets, companyId, resume.id) } : null,
      skills: required.map((entry) => ({ ...entry, claim: claims.get(entry.skill.id) ?? null })),
    };
  });
}
