import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import { moveReason } from "@vaardig/contract/applications/applicationReasons";
import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { ApplicationState } from "./pipelineMachine.ts";

/** The columns of an application that commands work with. */
export interface ApplicationRow {
  id: string;
  vacancy_id: string;
  user_id: string;
  stage: Stage;
  stage_since: Date;
  outcome: Outcome;
  archived_at: Date | null;
  rejection_mail_id: string | null;
  applied_at: Date | null;
  /** In the format of `storedReason`. */
  reason: string | null;
  version: number;
}

/**
 * Returns the company's application and locks its row until the transaction ends, so that commands run one
 * after another. Throws 404 when the application is unknown.
 */
export async function lockApplication(tx: Tx, companyId: string, id: string): Promise<ApplicationRow> {
  const { rows } = await tx.$client.query<ApplicationRow>({
    name: "application_lock",
    text: `select id, vacancy_id, user_id, stage, stage_since, outcome, archived_at, rejection_mail_id, applied_at, reason,
        version from applications where company_id = $1 and id = $2 for update`,
    values: [companyId, id],
  });
  return found(rows[0]);
}

/** Converts a row to the state that the transition table works with. */
export function stateOf(row: Pick<ApplicationRow, "stage" | "outcome" | "archived_at">): ApplicationState {
  return { stage: row.stage, outcome: row.outcome, archived: row.archived_at !== null };
}

/**
 * Returns the value of `applications.reason`: a reason code, followed by the recruiter's note after a line
 * break.
 */
export function storedReason(reason: MoveReason | undefined, note: string | undefined): string | null {
  if (!reason) return null;
  return note ? `${reason}\n${note}` : reason;
}

/** Splits a stored reason into code and note; text without a known code becomes `other`. */
export function readReason(stored: string | null): { code: MoveReason; note: string | null } | null {
  if (!stored) return null;
  const [first = "", ...rest] = stored.split("\n");
  const code = moveReason.safeParse(first);
  if (code.success) return { code: code.data, note: rest.join("\n") || null };
  return { code: "other", note: stored };
}
