import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";
import { mailTemplates } from "./mailTemplates.table.ts";

/** Identifies a template: a job's own, or the company's when `vacancyId` is null. */
export interface TemplateKey {
  companyId: string;
  vacancyId: string | null;
  tempName: string;
}

function where({ companyId, vacancyId, tempName }: TemplateKey) {
  return and(
    eq(mailTemplates.companyId, companyId),
    eq(mailTemplates.tempName, tempName),
    vacancyId === null ? isNull(mailTemplates.vacancyId) : eq(mailTemplates.vacancyId, vacancyId),
  );
}

/** Adds a template; false when it exists already, even when it was added concurrently. */
export async function addTemplate(
  tx: Tx,
  key: TemplateKey,
  values: { words: LocalMailWords; changedBy: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(mailTemplates)
    .values({ ...key, ...values })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Replaces the words of a template; false when it does not exist or has another version. */
export async function replaceTemplate(
  tx: Tx,
  key: TemplateKey,
  values: { words: LocalMailWords; changedBy: string },
  version: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(mailTemplates)
    .set({ ...values, version: sql`${mailTemplates.version} + 1` })
    .where(and(where(key), eq(mailTemplates.version, version)));
  return rowCount === 1;
}

export async function removeTemplate(tx: Tx, key: TemplateKey): Promise<boolean> {
  const { rowCount } = await tx.delete(mailTemplates).where(where(key));
  return rowCount === 1;
}

export interface NamedTemplate {
  tempName: string;
  ofJob: boolean;
  words: LocalMailWords;
}

/** Returns every template of the company and, when a job is given, of that job; sorted by name. */
export async function listTemplates(
  tx: Tx,
  companyId: string,
  vacancyId: string | null,
): Promise<NamedTemplate[]> {
  const { rows } = await tx.$client.query<NamedTemplate>({
    name: "mail_template_names",
    text: `select temp_name as "tempName", vacancy_id is not null as "ofJob", words from mail_templates
      where company_id = $1 and (vacancy_id is null or vacancy_id = $2)
      order by ${alphabetical("temp_name")}, temp_name`,
    values: [companyId, vacancyId],
  });
  return rows;
}
