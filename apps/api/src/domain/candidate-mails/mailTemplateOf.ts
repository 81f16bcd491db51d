import { LANGUAGES } from "@vaardig/contract/limits";
import { isSituation } from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords, TemplateSource } from "@vaardig/contract/mail-templates/mailTemplates";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { mailTemplates } from "./mailTemplates.table.ts";
import en from "./stageMails.en.json" with { type: "json" };
import nl from "./stageMails.nl.json" with { type: "json" };

type Row = typeof mailTemplates.$inferSelect;

export interface FoundTemplate {
  source: TemplateSource;
  /**
   * Texts by language; a language missing in the template is taken from the next level (company, product).
   */
  words: LocalMailWords;
  /** The stored template of the job or company; undefined for the product's. */
  row: Row | undefined;
}

/** Returns the product's texts for a mail situation; undefined for other names. */
export function productWords(name: string): LocalMailWords | undefined {
  return isSituation(name) ? { en: en[name], nl: nl[name] } : undefined;
}

/**
 * Returns a template by name: the job's own, else the company's, else the product's; undefined when there is
 * none.
 */
export async function mailTemplateOf(
  tx: Tx,
  companyId: string,
  vacancyId: string | null,
  name: string,
): Promise<FoundTemplate | undefined> {
  const rows = await tx
    .select()
    .from(mailTemplates)
    .where(
      and(
        eq(mailTemplates.companyId, companyId),
        eq(mailTemplates.tempName, name),
        or(
          isNull(mailTemplates.vacancyId),
          vacancyId === null ? undefined : eq(mailTemplates.vacancyId, vacancyId),
        ),
      ),
    );
  const ofJob = rows.find((row) => row.vacancyId !== null);
  const ofCompany = rows.find((row) => row.vacancyId === null);
  const layers = [ofJob?.words, ofCompany?.words, productWords(name)].filter((layer) => layer !== undefined);
  if (layers.length === 0) return undefined;
  const words: LocalMailWords = {};
  for (const language of LANGUAGES) {
    const found = layers.find((layer) => layer[language])?.[language];
    if (found) words[language] = found;
  }
  return { source: ofJob ? "job" : ofCompany ? "company" : "product", words, row: ofJob ?? ofCompany };
}
