import type { Language } from "@vaardig/contract/limits";
import { type Candidate, getCandidate, saveCandidate } from "@vaardig/contract/profile/profile";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { filesOf } from "../../domain/files/storedFiles.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import {
  changeProfile,
  findProfile,
  type ProfileRow,
  shownSkillsOf,
  spokenLanguagesOf,
} from "../../domain/people/profile/profile.queries.ts";
import { canEditPrivate, canSeePrivate } from "../../domain/people/scope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeCard, profileActions } from "./profile.policy.ts";
import { presentCard, presentPrivate, presentShownSkills } from "./profile.present.ts";

interface Reader {
  viewer: Viewer;
  language: Language;
  secrets: Secrets;
}

const personOf = (row: ProfileRow): Person => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  systemRole: row.system_role,
  jobProfileId: row.job_profile_id,
});

/** Returns the person as this reader may see them. Throws 403 when not even the card is visible. */
async function shownTo(tx: Tx, { viewer, language, secrets }: Reader, row: ProfileRow): Promise<Candidate> {
  const person = personOf(row);
  const seesPrivate = await canSeePrivate(tx, viewer, person);
  authorize(seesPrivate || canSeeCard(viewer, { systemRole: row.system_role, status: row.status }));
  const { companyId } = viewer;
  const skills =
    seesPrivate || row.skills_public
      ? await presentShownSkills(tx, await shownSkillsOf(tx, companyId, row.id), language)
      : null;
  const card = presentCard(secrets, row);
  const can = profileActions(viewer, person, seesPrivate);
  if (!seesPrivate) return { ...card, skills, private: null, can };
  const languages = await spokenLanguagesOf(tx, companyId, row.id);
  const files = await filesOf(tx, companyId, row.id);
  const record = presentPrivate(secrets, row, languages, files, can.includes("edit"));
  return { ...card, skills, private: record, can };
}

export function profileRoutes(app: App): void {
  route(app, getCandidate, async ({ query, viewer, tx, language, services: { secrets } }) => {
    const { companyId, userId } = viewer;
    const row = found(await findProfile(tx, companyId, query.id ?? userId, language));
    const shown = await shownTo(tx, { viewer, language, secrets }, row);
    if (shown.private && row.id !== userId)
      await recordEvent(tx, { companyId, actorId: userId, kind: "profile.read", userId: row.id });
    return { candidates: [shown] };
  });

  route(app, saveCandidate, async ({ body, viewer, tx, language, services: { secrets } }) => {
    const { companyId, userId } = viewer;
    const { id = userId, version, ...given } = body;
    const before = found(await findProfile(tx, companyId, id, language));
    authorize(canEditPrivate(viewer, personOf(before)));
    if (before.version !== version) throw new AppError("stale_version");
    const wanted = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === "" ? null : value] as const],
    );
    const held: Partial<Record<string, unknown>> = { ...before };
    const changed = wanted.filter(([name, value]) => value !== held[name]);
    if (changed.length > 0) {
      const { skills_public: skillsPublic, ...rest } = Object.fromEntries(changed) as typeof given;
      const isWritten = await changeProfile(tx, companyId, id, version, { ...rest, skillsPublic });
      if (!isWritten) throw new AppError("stale_version");
      const fields = changed.map(([name]) => name);
      await recordEvent(tx, {
        companyId,
        actorId: userId,
        kind: "profile.changed",
        userId: id,
        data: { fields },
      });
    }
    const row = found(await findProfile(tx, companyId, id, language));
    return { candidates: [await shownTo(tx, { viewer, language, secrets }, row)] };
  });
}
