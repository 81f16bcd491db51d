import { CONFIRMATION_ROLES } from "@vaardig/contract/confirmations/confirmations";
import type { Role } from "@vaardig/contract/roles";
import {
  deleteSkillProficiency,
  getLevelDescriptions,
  getSkillProficiency,
  LEVELED_KINDS,
  type PersonSkillAct,
  type SkillEntry,
  type SkillListAct,
  saveSkillProficiency,
  saveSkillProficiencyBulk,
  searchSkills,
} from "@vaardig/contract/skills/skills";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { unlinkLicence } from "../../domain/people/profile/certificates.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { withdrawRequests } from "../../domain/skills/confirmations/endRequests.ts";
import {
  closeSkill,
  findCurrentSkill,
  type NewPersonSkill,
} from "../../domain/skills/personSkills.queries.ts";
import { shownSkillsOf } from "../../domain/skills/spokenSkills.queries.ts";
import { levelTexts, skillLevelTexts } from "../../domain/taxonomy/levelTexts.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { addingActions } from "./catalogue/catalogue.policy.ts";
import { generalLevels, kindLevels } from "./generalLevels.ts";
import { saveSkills } from "./saveSkills.ts";
import { presentPersonSkills } from "./skills.present.ts";

/** Returns the actions on the own skills; people who work here can also request confirmation. */
function ownActs({ role }: Viewer): PersonSkillAct[] {
  return (CONFIRMATION_ROLES as readonly Role[]).includes(role)
    ? ["edit", "delete", "ask"]
    : ["edit", "delete"];
}

function toEntry({
  skill_id: skillId,
  last_used: lastUsed,
  expires_on: expiresOn,
  ...entry
}: SkillEntry): NewPersonSkill {
  return { ...entry, skillId, lastUsed, expiresOn };
}

export function skillsRoutes(app: App): void {
  route(app, searchSkills, async ({ query, viewer, tx, services, language }) => {
    const { companyId } = viewer;
    const { found: hits, total } = await services.matching.searchSkills(
      companyId,
      query.search_query,
      language,
      query.page,
      query.size,
    );
    const byId = await skillsById(
      tx,
      hits.map((hit) => hit.id),
      language,
    );
    const data = hits.flatMap((hit) => {
      const skill = byId.get(hit.id);
      return skill ? { ...skill, matched: hit.matched } : [];
    });
    return { data, total, can: addingActions(viewer) };
  });

  route(app, getLevelDescriptions, async ({ viewer, tx, language }) => {
    const told = (levels: Record<string, string[]>) => {
      const texts = levels[language] ?? levels.en ?? levels.nl;
      return texts?.length === 5 ? texts : undefined;
    };
    const data = (await levelTexts(tx)).flatMap(({ id, levels }) => {
      const texts = told(levels);
      return texts ? { group_id: id, levels: texts } : [];
    });
    const skills = (await skillLevelTexts(tx, viewer.companyId)).flatMap(({ ids, levels }) => {
      const texts = told(levels);
      return texts ? { skill_ids: ids, levels: texts } : [];
    });
    const kinds = LEVELED_KINDS.map((kind) => ({ kind, levels: kindLevels[kind][language] }));
    return { data: [{ group_id: null, levels: generalLevels[language] }, ...data], kinds, skills };
  });

  route(app, getSkillProficiency, async ({ query, viewer, tx, language }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "skills.read");
    const isMine = person.id === viewer.userId;
    const rows = await shownSkillsOf(tx, viewer.companyId, person.id);
    const data = await presentPersonSkills(tx, rows, language, isMine ? ownActs(viewer) : []);
    const can: SkillListAct[] = isMine ? [] : ["confirm"];
    // Readers of another person's skills act on that person's behalf, see domain/people/canActOnBehalf.ts.
    return { data, total: data.length, can };
  });

  route(app, saveSkillProficiency, async ({ body, viewer, tx, language }) => {
    const rows = await saveSkills(tx, viewer, [toEntry(body)], () => "skill_id");
    return found((await presentPersonSkills(tx, rows, language, ownActs(viewer)))[0]);
  });

  route(app, saveSkillProficiencyBulk, async ({ body, viewer, tx, language }) => {
    const entries = body.skills.map(toEntry);
    const rows = await saveSkills(tx, viewer, entries, (index) => `skills.${index}.skill_id`);
    const data = await presentPersonSkills(tx, rows, language, ownActs(viewer));
    return { data, total: data.length };
  });

  route(app, deleteSkillProficiency, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const row = found(await findCurrentSkill(tx, companyId, query.id));
    authorize(row.userId === userId);
    await closeSkill(tx, companyId, row.id);
    await unlinkLicence(tx, companyId, userId, row.skillId);
    await withdrawRequests(tx, companyId, userId, [row.skillId]);
    await recordEvent(tx, {
      companyId,
      actorId: userId,
      kind: "skill.removed",
      userId,
      subjectId: row.skillId,
    });
    return {};
  });
}
