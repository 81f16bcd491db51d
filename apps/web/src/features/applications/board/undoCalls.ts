import type { moveApplications } from "@vaardig/contract/applications/applicationCommands";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Body, Payload } from "@vaardig/contract/endpoint";

import type { ChangedMailTexts } from "../acts/rejectionTexts.ts";

/** A bulk action. */
export type BulkAct =
  | { action: "move"; to: Stage }
  | { action: "reject"; mail?: boolean; words?: ChangedMailTexts }
  | { action: "archive" };

type Call = Pick<Body<typeof moveApplications>, "applications" | "action" | "to" | "reason">;

/**
 * Returns the calls that undo a bulk action for the changed applications; moved ones return to their earlier
 * stage.
 */
export function undoCalls(
  act: BulkAct,
  before: readonly ApplicationCard[],
  results: Payload<typeof moveApplications>["results"],
): Call[] {
  const done = results.flatMap(({ id, done: isDone, card }) =>
    isDone && card ? [{ id, version: card.version, from: before.find((one) => one.id === id)?.stage }] : [],
  );
  const targets = (some: typeof done) => some.map(({ id, version }) => ({ id, version }));
  if (done.length === 0) return [];
  if (act.action === "reject") return [{ action: "undo_rejection", applications: targets(done) }];
  if (act.action === "archive") return [{ action: "restore", applications: targets(done) }];
  return [...Map.groupBy(done, ({ from }) => from)].flatMap(([to, some]) =>
    to ? [{ action: "move" as const, to, reason: "mistake" as const, applications: targets(some) }] : [],
  );
}
