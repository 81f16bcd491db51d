import { getCompanySecurity, saveCompanySecurity } from "@vaardig/contract/company/security";
import {
  countProtected,
  findSecondFactorFrom,
  saveSecondFactorFrom,
} from "../../domain/accounts/factors/signInRules.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";

const DAY_MS = 24 * 3_600_000;
const GRACE_DEFAULT = 14;

/** Returns the end of the grace period: the stored one, or `days` from now. */
function dateAfter(days: number | undefined, before: Date | null): Date {
  if (days === undefined && before) return before;
  return new Date(Date.now() + (days ?? GRACE_DEFAULT) * DAY_MS);
}

async function readRule(tx: Tx, companyId: string) {
  const from = await findSecondFactorFrom(tx, companyId);
  return { second_factor_from: from?.toISOString() ?? null, ...(await countProtected(tx, companyId)) };
}

/** Registers the routes of the company's security rules. */
export function securityRoutes(app: App): void {
  route(app, getCompanySecurity, ({ tx, viewer }) => readRule(tx, viewer.companyId));

  route(app, saveCompanySecurity, async ({ body, tx, viewer }) => {
    const { companyId, userId } = viewer;
    const before = await findSecondFactorFrom(tx, companyId);
    const from = body.second_factor ? dateAfter(body.grace_days, before) : null;
    await saveSecondFactorFrom(tx, companyId, from);
    const data = { second_factor: body.second_factor, ...(from && { from: from.toISOString() }) };
    await recordEvent(tx, { companyId, actorId: userId, kind: "company.second_factor_rule", data });
    return readRule(tx, companyId);
  });
}
