import {
  confirmSkill,
  confirmSkills as confirmSkillsEndpoint,
  getSkillHistory,
  undoSkillConfirmation,
} from "@vaardig/contract/skills/skillHistory";
import type { SkillListAct } from "@vaardig/contract/skills/skills";
import { canActOnBehalf } from "../../domain/people/canActOnBehalf.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { confirmSkills } from "../../domain/skills/confirmSkills.ts";
import { notifyLevels } from "../../domain/skills/notifyLevels.ts";
import { type RatingRow, ratingsOf } from "../../domain/skills/ratings.queries.ts";
import { revertConfirmations } from "../../domain/skills/revertConfirmations.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { presentPersonSkills } from "./skills.present.ts";

function presentRating({ created_by: id, by_name: name, valid_from, valid_to, ...row }: RatingRow) {
  return {
    ...row,
    by: name === null ? null : { id, name },
    valid_from: valid_from.toISOString(),
    valid_to: valid_to?.toISOString() ?? null,
  };
}

/** Throws 404 for another company's person, 403 for the viewer themselves and outside the scope. */
async function authorizeConfirming(tx: Tx, viewer: Viewer, userId: string): Promise<void> {
  authorize(await canActOnBehalf(tx, viewer, found(await findPerson(tx, viewer.companyId, userId))));
}

export function skillHistoryRoutes(app: App): void {
  route(app, getSkillHistory, async ({ query, viewer, tx, language }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "skills.read");
    const skillId = found((await canonicalSkillIds(tx, [query.skill_id])).get(query.skill_id));
    const skill = found((await skillsById(tx, [skillId], language)).get(skillId));
    const rows = await ratingsOf(tx, viewer.companyId, person.id, skillId);
    const can: SkillListAct[] = person.id === viewer.userId ? [] : ["confirm"];
    return { data: rows.map(presentRating), total: rows.length, skill, can };
  });

  route(app, confirmSkill, async ({ body, viewer, tx, language }) => {
    const { user_id: userId, skill_id: skillId, ...entry } = body;
    await authorizeConfirming(tx, viewer, userId);
    const rows = await confirmSkills(tx, viewer, userId, [{ ...entry, skillId }], () => "skill_id");
    await notifyLevels(tx, viewer, userId, "confirmed", rows);
    return found((await presentPersonSkills(tx, rows, language, []))[0]);
  });

  route(app, confirmSkillsEndpoint, async ({ body, viewer, tx, language }) => {
    await authorizeConfirming(tx, viewer, body.user_id);
    const entries = body.skills.map(({ skill_id: skillId, ...entry }) => ({ ...entry, skillId }));
    const rows = await confirmSkills(
      tx,
      viewer,
      body.user_id,
      entries,
      (index) => `skills.${index}.skill_id`,
    );
    await notifyLevels(tx, viewer, body.user_id, "confirmed", rows);
    const data = await presentPersonSkills(tx, rows, language, []);
    return { data, total: data.length };
  });

  route(app, undoSkillConfirmation, async ({ body, viewer, tx }) => {
    await authorizeConfirming(tx, viewer, body.user_id);
    await revertConfirmations(tx, viewer, body.user_id, body.ids);
    return {};
  });
}
