import type { Tx } from "../../platform/db/database.ts";
import { jobNames } from "../jobs/jobName.ts";
import { deleteUnread } from "../notifications/deleteNotifications.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notify } from "../notifications/notify.ts";
import type { MovedApplication } from "./moveApplication.ts";
import { ownersOf } from "./owners.queries.ts";

const endKey = (id: string, version: number) => `ended ${id} ${version}`;

/** Deletes the owners' unread notifications of an application's end, because the end was undone. */
export function deleteOutcomeNotifications(
  tx: Tx,
  companyId: string,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return deleteUnread(tx, companyId, endKey(id, version));
}

interface Moved {
  companyId: string;
  /** The person who moved the applications; null when an applicant withdrew. */
  actorId: string;
  vacancy: { id: string; name: string; ownerId: string; coOwnerIds: string[] };
  moved: readonly MovedApplication[];
  /** The applicant undid the withdrawal. */
  takenBack?: boolean;
}

/**
 * Notifies the owner and co-owners of a job that applications changed stage, or that an applicant withdrew or
 * undid that.
 * Several moved together give one notification without names.
 */
export async function notifyOfMove(
  tx: Tx,
  { companyId, actorId, vacancy, moved, takenBack = false }: Moved,
): Promise<void> {
  const all = moved.filter(
    ({ changed, from, stage, outcome }) =>
      changed && (takenBack || from !== stage || outcome === "withdrawn"),
  );
  const [one] = all;
  if (!one) return;
  // Rejected together, people can come to different stages.
  const isRejected = one.outcome === "rejected";
  const { ownerId, coOwnerIds } = vacancy;
  const owners = await ownersOf(tx, companyId, [ownerId, ...coOwnerIds], one.id);
  const names = namesOf(await jobNames(tx, companyId, vacancy));
  const about = { companyId, actorId, subject: { type: "pipeline" as const, id: vacancy.id } };
  const ids = owners.map(({ id }) => id);
  if (all.length > 1) {
    const values = {
      ...names,
      what: isRejected ? "rejected_several" : "several",
      n: all.length,
      stage: one.stage,
    };
    return notify(tx, { ...about, userIds: ids, kind: "application_moved", values });
  }
  const isWithdrawn = one.outcome === "withdrawn";
  const kind = isWithdrawn || takenBack ? "application_withdrawn" : "application_moved";
  const hasSteppedBack = isWithdrawn && !one.applied;
  const ended = isRejected ? "rejected" : hasSteppedBack ? "stepped_back" : undefined;
  const what = takenBack ? "taken_back" : ended;
  for (const isNamed of [true, false])
    await notify(tx, {
      ...about,
      kind,
      actorId: isNamed || actorId !== one.userId ? actorId : null,
      userIds: owners.filter(({ knows }) => knows === isNamed).map(({ id }) => id),
      values: {
        ...names,
        stage: one.stage,
        ...(what && { what }),
        ...(isNamed && { open: one.id }),
      },
      personId: isNamed ? one.userId : null,
      ...((isRejected || isWithdrawn) && { key: endKey(one.id, one.version) }),
    });
}
