import type { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import { DAY_MS, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

/** Days that an invitation is valid. */
const LIFE_DAYS = 7;

/** Returns an invitation for each invited person: most are open, some expired. */
export function makeInvitations(
  people: readonly DemoPerson[],
  invitedBy: string,
  context: DemoContext,
): (typeof invitations.$inferInsert)[] {
  return people
    .filter(({ row }) => row.status === "invited")
    .map(({ row }) => {
      const days = demoRandom(`${row.id} invitation`).int(1, 2 * LIFE_DAYS);
      const createdAt = workdayBefore(context.today, days);
      return {
        companyId: row.companyId,
        id: demoId(row.id, "invitation"),
        userId: row.id,
        invitedBy,
        status: "sent",
        expiresAt: new Date(createdAt.getTime() + LIFE_DAYS * DAY_MS),
        createdAt,
      };
    });
}
