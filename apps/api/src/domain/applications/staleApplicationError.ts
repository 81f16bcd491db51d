import { AppError } from "../../platform/http/appError.ts";
import type { ApplicationRow } from "./applicationRow.ts";
import type { lastMove } from "./lastMove.ts";

/** The `stale_version` error with the person who changed the application last, and the new state. */
export class StaleApplicationError extends AppError {
  readonly vacancyId: string;
  readonly applicationId: string;
  readonly firstId: string | null;

  constructor(row: ApplicationRow, last: Awaited<ReturnType<typeof lastMove>>) {
    super("stale_version", {
      details: {
        application_id: row.id,
        actor: last?.actor ?? null,
        event: last?.kind ?? null,
        stage: row.stage,
        outcome: row.outcome,
        archived: row.archived_at !== null,
        at: last?.at.toISOString() ?? null,
      },
    });
    this.vacancyId = row.vacancy_id;
    this.applicationId = row.id;
    this.firstId = last?.actorId ?? null;
  }
}
