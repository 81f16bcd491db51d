import { encodeIssue } from "@vaardig/contract/issueMessage";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

/**
 * Throws at the field for an email domain without an active account of the company. A foreign domain would
 * turn strangers into employees, and would decide the company of their social sign-up.
 */
export async function checkDomains(tx: Tx, companyId: string, domains: string[]): Promise<void> {
  if (domains.length === 0) return;
  const { rows } = await tx.$client.query<{ domain: string }>(
    `select d.domain from unnest($2::text[]) d (domain) where not exists (select 1 from users u
       where u.company_id = $1 and u.account and u.status = 'active' and split_part(u.email, '@', 2) = d.domain)`,
    [companyId, domains],
  );
  const [unproven] = rows;
  if (!unproven) return;
  const issue = encodeIssue("domain_unproven", { domain: unproven.domain });
  throw new AppError("validation_failed", { fields: { allowed_domains: issue } });
}
