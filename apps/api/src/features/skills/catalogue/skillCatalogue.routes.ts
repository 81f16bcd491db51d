import type { Language } from "@vaardig/contract/limits";
import type { CatalogueSkillAct } from "@vaardig/contract/skills/catalogueActs";
import {
  addSkill,
  decideSkill,
  deleteSkill,
  getCatalogueSkill,
  listSkillCatalogue,
  listSkillGroups,
  saveSkill,
  saveSkillAliases,
} from "@vaardig/contract/skills/skillCatalogue";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import {
  type CatalogueRow,
  countProposals,
  findCatalogueRow,
  followMerges,
  listCatalogueRows,
  listGroupRows,
} from "../../../domain/taxonomy/catalogue/catalogue.queries.ts";
import { mergeSkills } from "../../../domain/taxonomy/catalogue/mergeSkills.ts";
import { similarSkills } from "../../../domain/taxonomy/catalogue/similarSkills.ts";
import { storedSkill } from "../../../domain/taxonomy/catalogue/skillTexts.ts";
import { isSkillUsed } from "../../../domain/taxonomy/catalogue/skillUses.queries.ts";
import {
  approveSkillRow,
  checkGroup,
  checkSkillNames,
  deleteSkillRow,
  insertSkill,
  lockSkillNames,
  updateSkill,
  writeAliases,
} from "../../../domain/taxonomy/catalogue/skillWrites.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, authorize, found } from "../../../platform/http/appError.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { canManageSkills, canSeePeopleOfSkill, catalogueActions, skillActions } from "./catalogue.policy.ts";
import { groupName, presentCatalogueSkill, presentSkillDetail } from "./catalogue.present.ts";

type Calling = Pick<Call<typeof saveSkill>, "tx" | "viewer" | "language">;

/**
 * Loads a skill for an action: checks that it exists and that the action is allowed; with a version also
 * locks it and checks the version.
 */
async function loadFor(
  { tx, viewer, language }: Calling,
  act: CatalogueSkillAct,
  id: string,
  version?: number,
): Promise<CatalogueRow> {
  const { companyId } = viewer;
  const row = found(await findCatalogueRow(tx, companyId, id, language, version !== undefined));
  const isUsed = act === "delete" ? false : undefined;
  authorize(skillActions(viewer, row, isUsed).includes(act));
  if (version !== undefined && row.version !== version) throw new AppError("stale_version");
  return row;
}

async function log({ tx, viewer }: Calling, verb: string, subjectId: string): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  await recordEvent(tx, { companyId, actorId, kind: `skill_catalogue.${verb}`, subjectId });
}

/** Registers the routes of the company's own skills: list, add, propose, change and decide. */
export function skillCatalogueRoutes(app: App): void {
  route(app, listSkillCatalogue, async ({ query, viewer, tx, language }) => {
    const { scope, group_id: groupId, search_query: search, page, size } = query;
    // Proposals and their authors are visible only to those who decide.
    authorize(scope !== "proposed" || canManageSkills(viewer));
    const options = { scope, groupId, search, language, page, size };
    const { rows, total } = await listCatalogueRows(tx, viewer.companyId, options);
    return {
      data: rows.map((row) => presentCatalogueSkill(row, viewer, language)),
      total,
      proposed_count: canSeePeopleOfSkill(viewer) ? await countProposals(tx, viewer.companyId) : 0,
      can: catalogueActions(viewer),
    };
  });

  route(app, listSkillGroups, async ({ viewer, tx, language }) => {
    const rows = await listGroupRows(tx, viewer.companyId);
    const data = rows
      .map(({ id, labels }) => ({ id, name: groupName(labels, language) }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
    return { data, total: data.length };
  });

  route(app, getCatalogueSkill, async (call) => {
    const { query, viewer, tx, language } = call;
    const id = found(await followMerges(tx, query.id));
    const row = found(await findCatalogueRow(tx, viewer.companyId, id, language));
    authorize(row.status === "approved" || canManageSkills(viewer));
    return presentSkillDetail(call, row);
  });

  route(app, addSkill, async (call) => {
    const { body, viewer, tx, services, language } = call;
    const { companyId, userId } = viewer;
    const { create_anyway: anyway, ...texts } = body;
    const stored = storedSkill(texts);
    await checkGroup(tx, stored.groupId);
    const names = stored.labels.map(({ label }) => label);
    const similar = anyway ? [] : await similarSkills(tx, services.matching, { companyId, names, language });
    if (similar.length > 0) return { skill: null, similar };
    await lockSkillNames(tx, companyId);
    await checkSkillNames(tx, companyId, stored.labels, null);
    const status = canManageSkills(viewer) ? ("approved" as const) : ("proposed" as const);
    const id = await insertSkill(tx, companyId, stored, {
      status,
      proposedBy: status === "proposed" ? userId : null,
    });
    await log(call, status === "approved" ? "added" : "proposed", id);
    const row = found(await findCatalogueRow(tx, companyId, id, language));
    return { skill: { id, name: row.name, status, version: row.version }, similar: [] };
  });

  route(app, saveSkill, async (call) => {
    const { body, viewer, tx, language } = call;
    const { companyId } = viewer;
    const { id, version, ...texts } = body;
    await lockSkillNames(tx, companyId);
    const row = await loadFor(call, "edit", id, version);
    const stored = storedSkill(texts, row);
    if (!stored.labels.some(({ preferred }) => preferred))
      throw new AppError("validation_failed", { fields: { name_en: "required" } });
    await checkGroup(tx, stored.groupId);
    await checkSkillNames(tx, companyId, stored.labels, id);
    await updateSkill(tx, companyId, id, stored);
    await log(call, "changed", id);
    return presentSkillDetail(call, found(await findCatalogueRow(tx, companyId, id, language)));
  });

  route(app, saveSkillAliases, async (call) => {
    const { body, viewer, tx, language } = call;
    const { companyId } = viewer;
    const row = await loadFor(call, "rename", body.id);
    const aliasesIn = (lang: Language, given: string[] | undefined) =>
      given?.map((label) => ({ lang, label })) ?? row.labels.filter((one) => one.own && one.lang === lang);
    const aliases = [...aliasesIn("en", body.aliases_en), ...aliasesIn("nl", body.aliases_nl)];
    const given = row.labels.filter(({ own }) => !own);
    await lockSkillNames(tx, companyId);
    await writeAliases(tx, companyId, row.id, aliases, given);
    await log(call, "renamed", row.id);
    return presentSkillDetail(call, found(await findCatalogueRow(tx, companyId, row.id, language)));
  });

  route(app, deleteSkill, async (call) => {
    const { query, viewer, tx } = call;
    const row = await loadFor(call, "delete", query.id, query.version);
    if (await isSkillUsed(tx, viewer.companyId, row.id)) throw new AppError("skill_in_use");
    await deleteSkillRow(tx, viewer.companyId, row.id);
    await log(call, "deleted", row.id);
    return {};
  });

  route(app, decideSkill, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId } = viewer;
    const { id, decision, into_id: into } = body;
    const row = found(await findCatalogueRow(tx, companyId, id, call.language, true));
    authorize(row.is_own && canManageSkills(viewer));
    if (row.version !== body.version) throw new AppError("stale_version");
    if (row.status !== "proposed") throw new AppError("conflict");
    await log(call, decision === "approve" ? "approved" : "declined", id);
    if (decision === "approve") {
      await approveSkillRow(tx, companyId, id);
      return { merge_id: null };
    }
    if (into) return { merge_id: await mergeSkills(tx, viewer, id, into) };
    await deleteSkillRow(tx, companyId, id);
    return { merge_id: null };
  });
}
