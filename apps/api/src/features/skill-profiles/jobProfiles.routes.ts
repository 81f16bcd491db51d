import {
  createJobProfile,
  deleteJobProfile,
  getJobProfileUses,
  type JobProfileAct,
  saveJobProfile,
  saveSkillProfile,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import {
  findJobProfile,
  type JobProfileRow,
} from "../../domain/taxonomy/job-profiles/jobProfiles.queries.ts";
import {
  checkJobProfileName,
  insertJobProfile,
  lockJobProfileNames,
  removeJobProfile,
  replaceJobProfileSkills,
  updateJobProfile,
} from "../../domain/taxonomy/job-profiles/jobProfileWrites.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { resolveSkillEntries } from "../../domain/taxonomy/resolveSkillEntries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { changedSkills } from "./changedSkills.ts";
import { isJobProfileUsed, replaceJobProfile, usesOfJobProfile } from "./jobProfileUses.ts";
import { jobsInLine } from "./jobsInLine.ts";
import { jobProfileActions } from "./skill-profiles.policy.ts";
import { presentSkillProfile } from "./skill-profiles.present.ts";
import { textsOf, textsToCopy } from "./textsOf.ts";

type Calling = Pick<Call<typeof saveJobProfile>, "tx" | "viewer">;

/**
 * Loads a profile for an action: checks that it exists and that the action is allowed; with a version also
 * locks it and checks the version.
 */
async function loadFor(
  { tx, viewer }: Calling,
  act: JobProfileAct,
  id: string,
  version?: number,
): Promise<JobProfileRow> {
  const row = found(await findJobProfile(tx, viewer.companyId, id, version !== undefined));
  authorize(jobProfileActions(viewer, row, await jobsInLine(tx, viewer)).includes(act));
  if (version !== undefined && row.version !== version) throw new AppError("stale_version");
  return row;
}

async function presented(
  { tx, viewer, language }: Pick<Call<typeof saveJobProfile>, "tx" | "viewer" | "language">,
  id: string,
) {
  const row = found(await findJobProfile(tx, viewer.companyId, id));
  return presentSkillProfile(tx, { viewer, language, heldInLine: await jobsInLine(tx, viewer) }, row);
}

/** Registers the routes for creating, changing and deleting the company's own job profiles. */
export function jobProfilesRoutes(app: App): void {
  route(app, createJobProfile, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { from_id: fromId, take_over: takesOver } = body;
    const from = fromId ? await loadFor(call, "copy", fromId) : undefined;
    const texts = textsOf(body, from && textsToCopy(from, body.name_en));
    await lockJobProfileNames(tx, companyId);
    await checkJobProfileName(tx, companyId, texts.labels, null);
    const id = await insertJobProfile(tx, companyId, { ...texts, from });
    if (body.skills)
      await replaceJobProfileSkills(tx, companyId, id, await resolveSkillEntries(tx, body.skills));
    if (from && takesOver) await replaceJobProfile(tx, companyId, from.id, id);
    const data = from ? { from: from.id, took_over: takesOver ?? false } : {};
    await recordEvent(tx, { companyId, actorId, kind: "job_profile.created", subjectId: id, data });
    return presented(call, id);
  });

  route(app, saveJobProfile, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    await lockJobProfileNames(tx, companyId);
    const row = await loadFor(call, "edit", body.id, body.version);
    const texts = textsOf(body, row);
    const isSame = JSON.stringify([row.labels, row.descriptions]) === JSON.stringify(Object.values(texts));
    if (!isSame) {
      await checkJobProfileName(tx, companyId, texts.labels, row.id);
      await updateJobProfile(tx, companyId, row, texts);
      await recordEvent(tx, { companyId, actorId, kind: "job_profile.changed", subjectId: row.id });
    }
    return presented(call, row.id);
  });

  route(app, saveSkillProfile, async (call) => {
    const { body, viewer, tx, language } = call;
    const { companyId, userId: actorId } = viewer;
    const row = await loadFor(call, "edit", body.job_profile_id, body.version);
    const skills = await resolveSkillEntries(tx, body.skills);
    const before = (await requiredSkillsOf(tx, row.id, language))?.skills ?? [];
    const data = changedSkills(before, skills);
    if (Object.values(data).some((ids) => ids.length > 0)) {
      await replaceJobProfileSkills(tx, companyId, row.id, skills);
      await updateJobProfile(tx, companyId, row, null);
      await recordEvent(tx, {
        companyId,
        actorId,
        kind: "job_profile.skills_changed",
        subjectId: row.id,
        data: { ...data },
      });
    }
    return presented(call, row.id);
  });

  route(app, getJobProfileUses, async (call) => {
    const { query, viewer, tx, services } = call;
    const { companyId } = viewer;
    const row = await loadFor(call, "copy", query.id);
    const named = async (part: "roles" | "vacancies") => {
      const { count, first } = await usesOfJobProfile(tx, companyId, part, row.id);
      return { count, first: first.map(({ id, name }) => ({ id, name })) };
    };
    const people = await usesOfJobProfile(tx, companyId, "people", row.id);
    return {
      roles: await named("roles"),
      people: {
        count: people.count,
        first: people.first.map(({ id, name, photo_id: photo }) => ({
          id,
          name,
          photo_url: photoUrl(services.secrets, companyId, photo),
        })),
      },
      vacancies: await named("vacancies"),
    };
  });

  route(app, deleteJobProfile, async (call) => {
    const { query, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version, move_to: moveTo } = query;
    const row = await loadFor(call, "delete", id, version);
    if (moveTo) {
      const target = moveTo === id ? undefined : await findJobProfile(tx, companyId, moveTo);
      if (!target) throw new AppError("validation_failed", { fields: { move_to: "choice" } });
      await replaceJobProfile(tx, companyId, id, target.id);
    } else if (await isJobProfileUsed(tx, companyId, id)) throw new AppError("not_empty");
    await removeJobProfile(tx, companyId, row.id);
    const data = moveTo ? { moved_to: moveTo } : {};
    await recordEvent(tx, { companyId, actorId, kind: "job_profile.deleted", subjectId: id, data });
    return {};
  });
}
