import { and, eq } from "drizzle-orm";
import { candidateNotes } from "../../domain/candidates/candidates.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

/** A note with its author's name and photo. */
export interface NoteRow {
  company_id: string;
  id: string;
  user_id: string;
  author_id: string;
  author: string | null;
  author_photo_id: string | null;
  title: string;
  description: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const NOTE = `select n.company_id, n.id, n.user_id, n.author_id, n.title, n.description, n.version, n.created_at, n.updated_at,
    ${fullName("a")} as author,
    a.photo_id as author_photo_id
  from candidate_notes n left join users a on a.company_id = n.company_id and a.id = n.author_id`;

/** Returns a page of the notes about a person, newest first, with the total. */
export async function notesAbout(
  tx: Tx,
  companyId: string,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const { rows } = await tx.$client.query<NoteRow>({
    name: "candidate_notes",
    text: `${NOTE} where n.company_id = $1 and n.user_id = $2 order by n.created_at desc, n.id desc limit $3 offset $4`,
    values: [companyId, userId, size, page * size],
  });
  const counted = await tx.$client.query<{ total: number }>({
    name: "candidate_notes_total",
    text: "select count(*)::int as total from candidate_notes where company_id = $1 and user_id = $2",
    values: [companyId, userId],
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findNote(tx: Tx, companyId: string, id: string): Promise<NoteRow | undefined> {
  const { rows } = await tx.$client.query<NoteRow>({
    name: "candidate_note",
    text: `${NOTE} where n.company_id = $1 and n.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

/** Stores a note and returns its id. */
export async function addNote(tx: Tx, note: typeof candidateNotes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(candidateNotes).values(note).returning({ id: candidateNotes.id });
  if (!row) throw new Error("the note was not stored");
  return row.id;
}

/** Updates a note if the version is still the one that was read; false when another write came in between. */
export async function changeNote(
  tx: Tx,
  companyId: string,
  id: string,
  version: number,
  fields: { title?: string | undefined; description?: string | undefined },
): Promise<boolean> {
  const rows = await tx
    .update(candidateNotes)
    .set({ ...fields, version: version + 1 })
    .where(
      and(
        eq(candidateNotes.companyId, companyId),
        eq(candidateNotes.id, id),
        eq(candidateNotes.version, version),
      ),
    )
    .returning({ id: candidateNotes.id });
  return rows.length > 0;
}

export async function removeNote(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .delete(candidateNotes)
    .where(and(eq(candidateNotes.companyId, companyId), eq(candidateNotes.id, id)));
}
