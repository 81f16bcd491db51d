import type { FindResults } from "@vaardig/contract/find/find";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { CandidateRow, JobRow, PersonRow } from "./find.queries.ts";

interface Rows {
  people: PersonRow[];
  candidates: CandidateRow[];
  jobs: JobRow[];
}

const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ") || null;

/** Converts the found rows to the response. */
export function presentFound(
  companyId: string,
  secrets: Secrets,
  { people, candidates, jobs }: Rows,
): FindResults {
  const photo = (id: string | null) => photoUrl(secrets, companyId, id);
  return {
    people: people.map(({ id, name, photo_id, role, department, record }) => ({
      id,
      name,
      photo_url: photo(photo_id),
      about: line(role, department),
      opens: record ? "record" : "card",
    })),
    candidates: candidates.map(({ id, name, photo_id, headline }) => ({
      id,
      name,
      photo_url: photo(photo_id),
      about: headline,
    })),
    jobs: jobs.map(({ id, name, department, location, recruiting }) => ({
      id,
      name,
      about: line(department, location),
      opens: recruiting ? "recruiting" : "offer",
    })),
  };
}
