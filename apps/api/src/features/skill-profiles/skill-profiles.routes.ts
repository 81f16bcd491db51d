import {
  getJobRequirements,
  getSkillProfile,
  listJobProfiles,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import { presentSheet } from "../../domain/matching/presentSheet.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { searchedSkills } from "../../domain/skills/searchedSkills.ts";
import {
  findJobProfile,
  listJobProfileRows,
} from "../../domain/taxonomy/job-profiles/jobProfiles.queries.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { jobProfilesRoutes } from "./jobProfiles.routes.ts";
import { jobsInLine } from "./jobsInLine.ts";
import { fitActions, listActions } from "./skill-profiles.policy.ts";
import { presentJobProfile, presentSkillProfile } from "./skill-profiles.present.ts";

export function skillProfilesRoutes(app: App): void {
  route(app, listJobProfiles, async ({ query, viewer, tx, language }) => {
    const { search_query: search, scope, page, size } = query;
    const skills = searchedSkills(query.skills);
    const options = { scope, search, skills, rest: query.search_rest ?? "", language, page, size };
    const { rows, totals } = await listJobProfileRows(tx, viewer.companyId, options);
    const reader = { viewer, language, heldInLine: await jobsInLine(tx, viewer) };
    return {
      data: rows.map((row) => presentJobProfile(reader, row)),
      total: scope === "all" ? totals.company + totals.library : totals[scope],
      totals,
      can: listActions(viewer),
    };
  });

  route(app, getSkillProfile, async ({ query, viewer, tx, language }) => {
    const row = found(await findJobProfile(tx, viewer.companyId, query.job_profile_id));
    return presentSkillProfile(tx, { viewer, language, heldInLine: await jobsInLine(tx, viewer) }, row);
  });

  route(app, getJobRequirements, async ({ query, viewer, tx, services, language }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "match.read");
    const can = fitActions(viewer, person);
    const id = query.job_profile_id ?? person.jobProfileId;
    if (!id) return { job_profile_id: null, sheet: null, can };
    const profile = found(await requiredSkillsOf(tx, id, language));
    const sheet = await services.matching.explain(viewer.companyId, person.id, profile.skills);
    const about = { person: { id: person.id, name: person.name }, title: profile.name };
    return { job_profile_id: id, sheet: await presentSheet(tx, sheet, about, language), can };
  });

  jobProfilesRoutes(app);
}
