import { candidateNotes } from "../../domain/candidates/candidates.table.ts";
import { events } from "../../domain/events/events.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { GeneratedCompany } from "../generate/generateCompany.ts";
import { insertAll } from "../writeCompany.ts";
import { makeEvents } from "./makeEvents.ts";
import { makeNotes } from "./makeNotes.ts";

/** Stores the events of a stored company's people before `today`, in the caller's transaction. */
export async function writeHistory(tx: Tx, company: GeneratedCompany, today: string): Promise<void> {
  const administrator = company.users.find(({ systemRole }) => systemRole === "admin");
  if (!administrator) throw new Error("the demo has no administrator");
  const notes = makeNotes(company.users, today);
  await insertAll(tx, candidateNotes, notes);
  await insertAll(tx, events, makeEvents(company, notes, administrator.id, today));
}
