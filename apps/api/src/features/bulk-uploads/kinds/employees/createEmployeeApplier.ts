import { isDeepStrictEqual } from "node:util";
import { v7 } from "uuid";
import { endSessionsOf } from "../../../../domain/accounts/sessions/endSessionsOf.ts";
import type { NewEvent } from "../../../../domain/events/recordEvent.ts";
import { recordEvents } from "../../../../domain/events/recordEvents.ts";
import { lockAdminChanges } from "../../../../domain/people/ensureAdminRemains.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowApplier, RowErrors, UploadWork, ValidatedRow } from "../uploadKind.ts";
import { loadValidationContext, validateRows } from "./checkEmployees.ts";
import { countOtherAdmins } from "./people.queries.ts";
import { setManagers } from "./setManagers.ts";
import type { ValidatedPerson } from "./validateRow.ts";
import { insertPeople, updatePeople } from "./writePeople.queries.ts";

/** Returns why a confirmed row cannot be applied now; null when it can. */
function objection(confirmed: ValidatedRow, now: ValidatedPerson): Record<string, string> | null {
  if (now.errors) return now.errors;
  if (confirmed.outcome === "new") return now.outcome === "new" ? null : { email: "email_taken" };
  if (now.outcome === "unchanged") return null;
  const isSame = now.outcome === "changed" && isDeepStrictEqual(now.changes, confirmed.changes);
  return isSame ? null : { email: "changed_meanwhile" };
}

/** Returns the rows that would remove the last administrator. */
async function lastAdmins(tx: Tx, companyId: string, rows: ValidatedPerson[]): Promise<Set<ValidatedPerson>> {
  const leaving = rows.filter(
    ({ person, changes }) => person?.status === "active" && changes?.system_role?.from === "admin",
  );
  if (leaving.length === 0) return new Set();
  await lockAdminChanges(tx, companyId);
  const others = await countOtherAdmins(
    tx,
    companyId,
    leaving.map(({ values }) => values.email ?? ""),
  );
  return new Set(others === 0 ? leaving : []);
}

/** Ends the sessions of people whose access level changes; returns the events to log. */
async function changeLevels(
  tx: Tx,
  { services, uploader: { companyId, userId: actorId } }: UploadWork,
  rows: ValidatedPerson[],
): Promise<NewEvent[]> {
  const log: NewEvent[] = [];
  for (const { person, changes } of rows) {
    const level = changes?.system_role;
    if (!person || !level) continue;
    const { id } = person;
    await endSessionsOf(tx, companyId, [id]);
    services.sessions.forgetUser(id);
    log.push({ companyId, actorId, kind: "role.changed", userId: id, data: { ...level } });
  }
  return log;
}

/**
 * Applies confirmed rows; each is validated again, so that changes made since the preview are not
 * overwritten.
 */
export async function createEmployeeApplier(tx: Tx, work: UploadWork): Promise<RowApplier> {
  const { uploader, upload } = work;
  const { companyId, userId: actorId } = uploader;
  const around = await loadValidationContext(tx, work);

  return {
    async apply(tx, rows) {
      const errors: RowErrors = new Map();
      const sound: ValidatedPerson[] = [];
      const judged = await validateRows(tx, work, around, rows, true);
      for (const [at, confirmed] of rows.entries()) {
        const now = judged[at];
        const problem = now ? objection(confirmed, now) : { email: "changed_meanwhile" };
        if (problem) errors.set(confirmed.number, problem);
        else if (now && now.outcome !== "unchanged") sound.push(now);
      }
      const staying = await lastAdmins(tx, companyId, sound);
      for (const { number } of staying) errors.set(number, { system_role: "last_admin" });
      const changed = sound.filter((row) => row.outcome === "changed" && !staying.has(row));
      const added = sound.filter(({ outcome }) => outcome === "new").map((row) => ({ ...row, id: v7() }));
      const log = await changeLevels(tx, work, changed);
      const there = await insertPeople(tx, uploader, added);
      for (const row of added) {
        // The address was taken concurrently.
        if (!there.has(row.id)) errors.set(row.number, { email: "email_taken" });
        else {
          around.line?.add(row.values.email ?? "");
          log.push({ companyId, actorId, kind: "employee.added", userId: row.id, subjectId: upload.id });
        }
      }
      await updatePeople(tx, companyId, changed);
      for (const { person, changes } of changed) {
        const data = { fields: Object.keys(changes ?? {}) };
        const about = { userId: person?.id ?? "", subjectId: upload.id };
        log.push({ companyId, actorId, kind: "employee.changed", ...about, data });
      }
      await recordEvents(tx, log);
      return errors;
    },

    finish: (tx) => setManagers(tx, work, around),
  };
}
