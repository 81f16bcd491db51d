import { eq } from "drizzle-orm";
import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { companies } from "../companies.table.ts";
import { lockCompany } from "../company.queries.ts";
import { mailAdmins } from "../mails/mailAdmins.ts";
import { dueStep } from "./dueStep.ts";
import { moveLifecycle } from "./moveLifecycle.ts";
import type { ReadTrialOutcome } from "./trialOutcome.ts";

type Post = Pick<Services, "config" | "db" | "jobs">;

/** SQL for companies with a deadline that is near or over; the due step of each is decided under its lock. */
const WAITING = `select id from companies where kind = 'customer' and (
    (lifecycle = 'trialing' and trial_ends_at < $1::timestamptz + interval '7 days')
    or (lifecycle = 'past_due' and past_due_until <= $1)
    or (lifecycle = 'paused' and cancels_at <= $1))
  order by id`;

/**
 * Pauses companies whose trial or grace period is over, cancels those paused for too long, and warns of
 * ending trials, with an email to the administrators. Each company has its own transaction, so a second run
 * repeats nothing. Returns the number of steps taken.
 */
export async function advanceLifecycles(
  services: Post,
  afterTrial: ReadTrialOutcome,
  now = new Date(),
): Promise<number> {
  const ids = await acrossCompanies(services.db, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>(WAITING, [now]);
    return rows.map(({ id }) => id);
  });
  let steps = 0;
  for (const id of ids) if (await advance(services, afterTrial, id, now)) steps += 1;
  return steps;
}

function advance(
  services: Post,
  afterTrial: ReadTrialOutcome,
  companyId: string,
  now: Date,
): Promise<boolean> {
  return inCompany(services.db, companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    const step = company && dueStep(company, now);
    if (!step) return false;
    if ("warn" in step) {
      await tx.update(companies).set({ trialWarned: step.warn }).where(eq(companies.id, companyId));
      const follows = await afterTrial(tx, services.config.TIME_ZONE, company);
      await mailAdmins(tx, services, company, `trial_ending_${follows}`);
      return true;
    }
    const { move, reason } = step;
    const moved = await moveLifecycle(tx, companyId, move, { actorId: null, reason }, { now });
    if (moved === "not_allowed") return false;
    await mailAdmins(tx, services, moved, reason);
    return true;
  });
}
