import { deleteSkillWish, getSkillWish, saveSkillWish } from "@vaardig/contract/skills/skills";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentWishes } from "./skills.present.ts";
import { canSeeWishes } from "./skillWishes.policy.ts";
import { addWish, findWish, removeWish, wishesOf } from "./skillWishes.queries.ts";

export function skillWishesRoutes(app: App): void {
  route(app, getSkillWish, async ({ query, viewer, tx, language }) => {
    const { companyId, userId } = viewer;
    const person = found(await findPerson(tx, companyId, query.user_id ?? userId));
    authorize(canSeeWishes(viewer, person));
    if (person.id !== userId)
      await recordEvent(tx, { companyId, actorId: userId, kind: "wishes.read", userId: person.id });
    const rows = await wishesOf(tx, companyId, person.id);
    const data = await presentWishes(tx, rows, language, person.id === userId ? ["delete"] : []);
    return { data, total: data.length };
  });

  route(app, saveSkillWish, async ({ body, viewer, tx, language }) => {
    const { companyId, userId } = viewer;
    const skillId = (await canonicalSkillIds(tx, [body.skill_id])).get(body.skill_id);
    if (!skillId) throw new AppError("validation_failed", { fields: { skill_id: "skill_unknown" } });
    const row = await addWish(tx, companyId, userId, skillId);
    await recordEvent(tx, { companyId, actorId: userId, kind: "wish.added", userId, subjectId: skillId });
    return found((await presentWishes(tx, [row], language, ["delete"]))[0]);
  });

  route(app, deleteSkillWish, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const row = found(await findWish(tx, companyId, query.id));
    authorize(row.userId === userId);
    await removeWish(tx, companyId, row.id);
    await recordEvent(tx, {
      companyId,
      actorId: userId,
      kind: "wish.removed",
      userId,
      subjectId: row.skillId,
    });
    return {};
  });
}
