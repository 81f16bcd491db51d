import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import type { ApplicationRow } from "./applicationRow.ts";
import { type PipelineAction, stageBefore } from "./pipelineMachine.ts";

/** The event kind for each action. */
export const EVENT_KINDS: Record<PipelineAction, string> = {
  move: "application.moved",
  offer: "application.offered",
  hire: "application.hired",
  reject: "application.rejected",
  undo_rejection: "application.rejection_undone",
  reinstate: "application.reinstated",
  archive: "application.archived",
  restore: "application.restored",
  apply: "application.applied",
  withdraw: "application.withdrawn",
};

interface LastMove {
  kind: string;
  at: Date;
  actorId: string | null;
  actor: string | null;
  from: Stage | null;
  to: Stage | null;
  /** When the application reached the stage it was moved from. */
  since: string | null;
}

/** Returns the newest event of an application, of any kind or of one. */
export async function lastMove(
  tx: Tx,
  companyId: string,
  row: Pick<ApplicationRow, "id" | "vacancy_id" | "user_id">,
  kind?: string,
): Promise<LastMove | undefined> {
  const { rows } = await tx.$client.query<LastMove>({
    name: "application_last_move",
    text: `select e.kind, e.at, e.actor_id as "actorId", ${fullName("u")} as actor,
        e.data->>'from' as "from", e.data->>'to' as "to", e.data->>'since' as since
      from events e left join users u on u.company_id = e.company_id and u.id = e.actor_id
      where e.company_id = $1 and e.user_id = $2 and e.subject_id = $3 and e.data->>'application_id' = $4
        and e.kind = any($5::text[]) order by e.at desc, e.id desc limit 1`,
    values: [companyId, row.user_id, row.vacancy_id, row.id, kind ? [kind] : Object.values(EVENT_KINDS)],
  });
  return rows[0];
}

/** Returns the stage of a rejected application before the rejection, and since when it was there. */
export async function previousStage(
  tx: Tx,
  companyId: string,
  row: ApplicationRow,
): Promise<{ stage: Stage; since: Date | null }> {
  const rejected =
    row.outcome === "rejected" ? await lastMove(tx, companyId, row, EVENT_KINDS.reject) : undefined;
  return {
    stage: rejected?.from ?? stageBefore(row.stage),
    since: rejected?.since ? new Date(rejected.since) : null,
  };
}
