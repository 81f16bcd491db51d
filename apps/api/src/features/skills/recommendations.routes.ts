import { getRecommendations } from "@vaardig/contract/skills/recommendations";
import type { DocumentText } from "@vaardig/resume/documentText";
import { recommendJobs } from "../../domain/career-paths/recommendJobs.ts";
import { findReading } from "../../domain/files/readings.queries.ts";
import type { ProposedSkill } from "../../domain/matching/matchEngine.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { canSeePrivate } from "../../domain/people/scope.ts";
import { recommendProjects } from "../../domain/projects/recommendProjects.ts";
import { shownSkillsOf } from "../../domain/skills/spokenSkills.queries.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { presentProposals } from "../../domain/taxonomy/presentProposals.ts";
import { proposeForJob } from "../../domain/taxonomy/proposeForJob.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";

type Recommendations = Call<typeof getRecommendations>;

interface Proposals {
  proposals: ProposedSkill[];
  unlinked: string[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function asId(value: string): string {
  if (!UUID.test(value)) throw new AppError("validation_failed", { fields: { value: "id" } });
  return value;
}

/** Returns the required skills of a job profile as proposals; undefined for an unknown profile. */
async function fromProfile(
  { tx, language }: Recommendations,
  id: string,
): Promise<ProposedSkill[] | undefined> {
  const profile = await requiredSkillsOf(tx, id, language);
  return profile?.skills.map(({ skillId, level }) => ({
    skillId,
    level: null,
    levelSource: null,
    suggestedLevel: level,
    certainty: "inferred" as const,
    words: null,
    excerpt: null,
    lastUsedYears: null,
    because: { job: profile.name },
  }));
}

/** Handles `suggested_skills`: from a stored résumé, a job profile, or text. */
async function suggested(call: Recommendations): Promise<Proposals> {
  const { tx, viewer, query, services } = call;
  if (!UUID.test(query.value)) {
    const named = await services.matching.proposeFromText(viewer.companyId, query.value);
    const title =
      query.value.length <= 120
        ? await services.matching.proposeFromTitle(viewer.companyId, query.value)
        : [];
    const seen = new Set(named.map((proposal) => proposal.skillId));
    return {
      proposals: [...named, ...title.filter((proposal) => !seen.has(proposal.skillId))],
      unlinked: [],
    };
  }
  const file = await findReading(tx, viewer.companyId, query.value);
  if (!file) return { proposals: found(await fromProfile(call, query.value)), unlinked: [] };
  const person = found(await findPerson(tx, viewer.companyId, file.userId));
  authorize(await canSeePrivate(tx, viewer, person));
  return services.matching.proposeFromResume(viewer.companyId, file.reading as DocumentText);
}

async function propose(call: Recommendations): Promise<Proposals> {
  const { tx, viewer, query, services, language } = call;
  if (query.type === "suggested_skills") return suggested(call);
  const id = asId(query.value);
  if (query.type === "job_skills") {
    const profile = found(await requiredSkillsOf(tx, id, language));
    return {
      proposals: await proposeForJob(tx, services.matching, viewer.companyId, profile, language),
      unlinked: [],
    };
  }
  const person = found(await findPerson(tx, viewer.companyId, id));
  authorize(await canSeePrivate(tx, viewer, person));
  return { proposals: await services.matching.proposeFromPerson(viewer.companyId, id), unlinked: [] };
}

export function recommendationsRoutes(app: App): void {
  route(app, getRecommendations, async (call) => {
    const { tx, viewer, language, query } = call;
    if (query.type === "goal_projects") {
      const projects = await recommendProjects(tx, viewer.companyId, query.value, language);
      return { data: [], total: projects.length, unlinked: [], projects };
    }
    if (query.type === "careerpath") {
      const jobs = await recommendJobs(call, asId(query.value));
      return { data: [], total: 0, unlinked: [], jobs };
    }
    const { proposals, unlinked } = await propose(call);
    const isForMe = query.type !== "job_skills";
    const has = isForMe ? await shownSkillsOf(tx, viewer.companyId, viewer.userId) : [];
    const mine = new Set(has.map((row) => row.skillId));
    const offered = proposals.filter((proposal) => !mine.has(proposal.skillId));
    const data = await presentProposals(tx, offered, language);
    return { data, total: data.length, unlinked };
  });
}
