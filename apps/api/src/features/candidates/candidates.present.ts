import type { CandidateNote, NoteAct } from "@vaardig/contract/candidates/candidates";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { NoteRow } from "./candidates.queries.ts";

/** Converts a note to the wire format. */
export function presentNote(secrets: Secrets, row: NoteRow, can: NoteAct[]): CandidateNote {
  const photo = photoUrl(secrets, row.company_id, row.author_photo_id);
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    description: row.description,
    author: row.author === null ? null : { id: row.author_id, name: row.author, photo_url: photo },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    can,
  };
}
