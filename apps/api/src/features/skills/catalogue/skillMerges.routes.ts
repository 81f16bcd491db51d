import type { Language } from "@vaardig/contract/limits";
import {
  listSkillMerges,
  mergeSkills as mergeEndpoint,
  previewSkillMerge,
  type SkillMerge,
  undoSkillMerge,
} from "@vaardig/contract/skills/skillMerges";
import { photoUrl } from "../../../domain/files/photoUrl.ts";
import {
  canUndo,
  checkPair,
  mergeSkills,
  undoMerge,
} from "../../../domain/taxonomy/catalogue/mergeSkills.ts";
import {
  countWithBoth,
  findMerge,
  listMergeRows,
  type MergeRow,
} from "../../../domain/taxonomy/catalogue/merges.queries.ts";
import {
  countWishes,
  type SkillUse,
  usesOfSkill,
} from "../../../domain/taxonomy/catalogue/skillUses.queries.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { found } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";

async function presentMerges(
  tx: Tx,
  rows: Omit<MergeRow, "before">[],
  language: Language,
): Promise<SkillMerge[]> {
  const ids = rows.flatMap(({ from_id, into_id }) => [from_id, into_id]);
  const byId = await skillsById(tx, ids, language);
  const named = (id: string) => ({ id, name: byId.get(id)?.name ?? "" });
  return rows.map((row) => ({
    id: row.id,
    from: named(row.from_id),
    into: named(row.into_id),
    merged_by: row.merged_by,
    created_at: row.created_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
    people_count: row.people_count,
    can: canUndo(row) ? ["undo"] : [],
  }));
}

/** Registers the routes for merging skills and undoing a merge, for those who manage the catalog. */
export function skillMergesRoutes(app: App): void {
  route(app, previewSkillMerge, async ({ body, viewer, tx, language, services }) => {
    const { companyId } = viewer;
    const { from_id: from, into_id: into } = body;
    await checkPair(tx, companyId, from, into);
    const byId = await skillsById(tx, [from, into], language);
    const people = await usesOfSkill(tx, companyId, "people", from, language);
    const toNamed = ({ id, name }: SkillUse) => ({ id, name });
    const some = async (part: "job_profiles" | "vacancies") => {
      const { count, first } = await usesOfSkill(tx, companyId, part, from, language);
      return { count, first: first.map(toNamed) };
    };
    return {
      from: { id: from, name: byId.get(from)?.name ?? "" },
      into: { id: into, name: byId.get(into)?.name ?? "" },
      people: {
        count: people.count,
        first: people.first.map((one) => ({
          ...toNamed(one),
          photo_url: photoUrl(services.secrets, companyId, one.photo_id),
        })),
      },
      people_with_both: await countWithBoth(tx, companyId, from, into),
      wishes_count: await countWishes(tx, companyId, from),
      job_profiles: await some("job_profiles"),
      vacancies: await some("vacancies"),
    };
  });

  route(app, mergeEndpoint, async ({ body, viewer, tx, language }) => {
    const id = await mergeSkills(tx, viewer, body.from_id, body.into_id);
    const row = found(await findMerge(tx, viewer.companyId, id));
    return found((await presentMerges(tx, [row], language))[0]);
  });

  route(app, listSkillMerges, async ({ query, viewer, tx, language }) => {
    const { rows, total } = await listMergeRows(tx, viewer.companyId, query.page, query.size);
    return { data: await presentMerges(tx, rows, language), total };
  });

  route(app, undoSkillMerge, async ({ body, viewer, tx, language }) => {
    await undoMerge(tx, viewer, body.id);
    const row = found(await findMerge(tx, viewer.companyId, body.id));
    return found((await presentMerges(tx, [row], language))[0]);
  });
}
