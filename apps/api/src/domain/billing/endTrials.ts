import { acrossCompanies } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { billCompany } from "./billCompany.ts";

/**
 * Turns ended trials into the chosen subscription, before the lifecycle job pauses those without a choice.
 */
export async function endTrials(
  services: Pick<Services, "db" | "jobs" | "config">,
  now = new Date(),
): Promise<void> {
  const ids = await acrossCompanies(services.db, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>(
      "select id from companies where kind = 'customer' and lifecycle = 'trialing' and trial_ends_at <= $1 order by id",
      [now],
    );
    return rows.map(({ id }) => id);
  });
  for (const id of ids) await billCompany(services, id, now);
}
