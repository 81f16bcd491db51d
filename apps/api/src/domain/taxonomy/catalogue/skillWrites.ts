import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { skillLabels, skills } from "../taxonomy.table.ts";
import type { SkillLabel, StoredSkill } from "./skillTexts.ts";

/**
 * Locks the names of a company's skills until the transaction ends, so that concurrent calls do not store one
 * name twice.
 */
export async function lockSkillNames(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('skill_names:' || $1, 0))", [
    companyId,
  ]);
}

/** Throws, at the field of its language, for a name that another own skill or a shared one has already. */
export async function checkSkillNames(
  tx: Tx,
  companyId: string,
  labels: readonly SkillLabel[],
  except: string | null,
): Promise<void> {
  const names = labels.filter(({ preferred }) => preferred);
  const { rows } = await tx.$client.query<{ name: string }>({
    name: "skill_names_taken",
    text: `select lower(l.label) as name from skill_labels l join skills s on s.id = l.skill_id
      where (l.company_id = $1 or l.company_id is null) and l.preferred and s.merged_into is null
        and s.id is distinct from $3 and lower(l.label) = any($2)`,
    values: [companyId, names.map(({ label }) => label.toLowerCase()), except],
  });
  const taken = new Set(rows.map(({ name }) => name));
  const wrong = names.filter(({ label }) => taken.has(label.toLowerCase()));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(({ lang }) => [`name_${lang}`, "skill_exists"]));
  throw new AppError("validation_failed", { fields });
}

/** Throws for a group that the company does not see. */
export async function checkGroup(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  const { rowCount } = await tx.$client.query("select 1 from skill_groups where id = $1", [id]);
  if (rowCount === 0) throw new AppError("validation_failed", { fields: { group_id: "group_unknown" } });
}

async function writeLabels(tx: Tx, companyId: string, skillId: string, labels: SkillLabel[]): Promise<void> {
  await tx
    .delete(skillLabels)
    .where(and(eq(skillLabels.companyId, companyId), eq(skillLabels.skillId, skillId)));
  if (labels.length > 0)
    await tx.insert(skillLabels).values(labels.map((label) => ({ ...label, companyId, skillId })));
}

/** Stores a new skill of the company and returns its id. */
export async function insertSkill(
  tx: Tx,
  companyId: string,
  { labels, ...values }: StoredSkill,
  { status, proposedBy }: { status: "approved" | "proposed"; proposedBy: string | null },
): Promise<string> {
  const id = v7();
  await tx.insert(skills).values({
    ...values,
    id,
    companyId,
    source: "company",
    sourceVersion: "1",
    uri: `own:${id}`,
    status,
    proposedBy,
  });
  await writeLabels(tx, companyId, id, labels);
  return id;
}

/** Stores a changed skill of the company and raises its version. */
export async function updateSkill(
  tx: Tx,
  companyId: string,
  id: string,
  { labels, ...values }: StoredSkill,
): Promise<void> {
  await tx
    .update(skills)
    .set({ ...values, version: sql`${skills.version} + 1` })
    .where(and(eq(skills.companyId, companyId), eq(skills.id, id)));
  await writeLabels(tx, companyId, id, labels);
}

/** Replaces the company's labels of a shared skill; labels that the skill already has are left out. */
export async function writeAliases(
  tx: Tx,
  companyId: string,
  skillId: string,
  aliases: { lang: string; label: string }[],
  given: readonly { lang: string; label: string }[],
): Promise<void> {
  const keyOf = ({ lang, label }: { lang: string; label: string }) => `${lang}:${label.toLowerCase()}`;
  const known = new Set(given.map(keyOf));
  const own = aliases.filter((one) => !known.has(keyOf(one)));
  await writeLabels(
    tx,
    companyId,
    skillId,
    own.map((one) => ({ ...one, preferred: false })),
  );
}

export async function deleteSkillRow(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(skills).where(and(eq(skills.companyId, companyId), eq(skills.id, id)));
}

/** Approves a proposed skill. */
export async function approveSkillRow(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .update(skills)
    .set({ status: "approved", version: sql`${skills.version} + 1` })
    .where(and(eq(skills.companyId, companyId), eq(skills.id, id)));
}
