import { getJobRequirements, getSkillProfile, listJobProfiles } from "@vaardig/contract/skillProfiles";
import type { App } from "../../app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentSheet } from "../../platform/matching/presentSheet.ts";
import { findPerson } from "../../platform/people/findPerson.ts";
import {
  type JobProfileHead,
  listJobProfileHeads,
  requiredSkillsOf,
} from "../../platform/taxonomy/jobProfiles.ts";
import { presentRequired } from "../../platform/taxonomy/presentRequired.ts";

function presentHead({ id, name, sector, description, skillsCount }: JobProfileHead) {
  return { id, name, sector, description, skills_count: skillsCount };
}

export function skillProfilesRoutes(app: App): void {
  route(app, listJobProfiles, async ({ query, tx, language }) => {
    const { search_query: search, page, size } = query;
    const { heads, total } = await listJobProfileHeads(tx, { search, language, page, size });
    return { data: heads.map(presentHead), total };
  });

  route(app, getSkillProfile, async ({ query, tx, language }) => {
    const profile = found(await requiredSkillsOf(tx, query.job_profile_id, language));
    return { ...presentHead(profile), skills: await presentRequired(tx, profile.skills, language) };
  });

  route(app, getJobRequirements, async ({ query, viewer, tx, services, language }) => {
    const person = found(await findPerson(tx, viewer.companyId, viewer.userId));
    const id = query.job_profile_id ?? person.jobProfileId;
    if (!id) return { job_profile_id: null, sheet: null };
    const profile = found(await requiredSkillsOf(tx, id, language));
    const sheet = await services.matching.explain(viewer.companyId, person.id, profile.skills);
    const about = { person: { id: person.id, name: person.name }, title: profile.name };
    return { job_profile_id: id, sheet: await presentSheet(tx, sheet, about, language) };
  });
}
