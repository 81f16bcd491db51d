import { deleteGoalDraft, getGoalDraft, goalDraft, saveGoalDraft } from "@vaardig/contract/goals/goalDraft";
import {
  declineGoalSuggestion,
  getGoalPreset,
  getGoalSuggestions,
} from "@vaardig/contract/goals/goalSuggestions";
import {
  declineSuggestion,
  findDraft,
  removeDraft,
  saveDraft,
} from "../../domain/learning/goals/goalTalk.queries.ts";
import { suggestGoals } from "../../domain/learning/goals/suggestGoals.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";

/** Registers the routes of goal suggestions and of the unfinished form. */
export function goalSuggestionsRoutes(app: App): void {
  route(app, getGoalSuggestions, async ({ query, viewer, tx, language }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "goals.read");
    const data = await suggestGoals(tx, viewer.companyId, person, language);
    return { data, total: data.length };
  });

  route(app, declineGoalSuggestion, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const skillId = (await canonicalSkillIds(tx, [body.skill_id])).get(body.skill_id);
    if (!skillId) throw new AppError("validation_failed", { fields: { skill_id: "skill_unknown" } });
    await declineSuggestion(tx, { companyId, userId, skillId, level: body.level });
    return {};
  });

  route(app, getGoalPreset, async ({ query, viewer, tx, language }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "goals.read");
    const profileId = query.job_profile_id ?? person.jobProfileId;
    const profile = profileId ? found(await requiredSkillsOf(tx, profileId, language)) : null;
    const levels = new Map(
      (query.skills?.split(",") ?? []).map((part): [string, number] => {
        const [id = "", level] = part.split(":");
        return [id, Number(level)];
      }),
    );
    const byId = await skillsById(tx, levels.keys(), language);
    const skills = [...levels].flatMap(([id, level]) => {
      const skill = byId.get(id);
      return skill ? [{ skill, level }] : [];
    });
    return {
      skills,
      person: { id: person.id, name: person.name },
      job_profile: profile && { id: profile.id, name: profile.name },
      required: profile?.skills.map(({ skillId, level }) => ({ skill_id: skillId, level })) ?? [],
    };
  });

  route(app, getGoalDraft, async ({ viewer, tx }) => {
    const stored = await findDraft(tx, viewer.companyId, viewer.userId);
    // A draft of an earlier format is discarded.
    const kept = goalDraft.safeParse(stored?.draft);
    return kept.success && stored
      ? { draft: kept.data, saved_at: stored.savedAt.toISOString() }
      : { draft: null, saved_at: null };
  });

  route(app, saveGoalDraft, async ({ body, viewer, tx }) => {
    const over = body.over === null ? null : new Date(body.over);
    const savedAt = new Date();
    if (!(await saveDraft(tx, viewer, body.draft, { over, savedAt }))) throw new AppError("stale_version");
    return { saved_at: savedAt.toISOString() };
  });

  route(app, deleteGoalDraft, async ({ viewer, tx }) => {
    await removeDraft(tx, viewer.companyId, viewer.userId);
    return {};
  });
}
