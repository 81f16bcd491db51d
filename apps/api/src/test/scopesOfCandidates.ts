import { CANDIDATES_READ, COMPANY, INTERNAL, type ScopeRow, selectionOf, writeOf } from "./scopeRow.ts";

const WHOLE_COMPANY: ScopeRow["allowed"] = { moderator: COMPANY, hr_manager: COMPANY, admin: COMPANY };
/** Recruiters and administrators; HR managers manage only shared candidates, which no candidate here is. */
const KEEPERS: ScopeRow["allowed"] = { moderator: ["candidate"], admin: ["candidate"] };
const LIST = "/candidate_list";

/** Returns a row for a read that is open to those who manage candidates. */
function keptRead(path: string, ask: ScopeRow["ask"]): ScopeRow {
  return { name: `POST ${path}`, allowed: KEEPERS, hides: INTERNAL, ask };
}
function kept(name: string, ask: ScopeRow["ask"]): ScopeRow {
  return writeOf(name, KEEPERS, ask);
}
const ofCandidates = (row: ScopeRow): ScopeRow => ({ ...row, hides: INTERNAL });

/** Calls about candidates only; those with `hides` return 404 for colleagues. */
export const CANDIDATE_SCOPES: readonly ScopeRow[] = [
  kept(`PUT ${LIST}/candidates`, (as, { person }) =>
    as.put(`${LIST}/candidates`, { id: person.id, version: person.version, location: "Elsewhere" }),
  ),
  kept(`PUT ${LIST}/owner`, (as, scene) =>
    as.put(`${LIST}/owner`, { ...selectionOf(scene), owner_id: null }),
  ),
  keptRead(`${LIST}/erase/preview`, (as, scene) => as.post(`${LIST}/erase/preview`, selectionOf(scene))),
  ofCandidates(
    kept(`DELETE ${LIST}/candidates`, (as, scene) =>
      as.delete(`${LIST}/candidates`, undefined, selectionOf(scene)),
    ),
  ),
  ofCandidates(
    kept(`POST ${LIST}/consent`, (as, { person }) => as.post(`${LIST}/consent`, { user_ids: [person.id] })),
  ),
  ...["keep_apart", "suspect_again"].map((act) =>
    ofCandidates(
      kept(`POST ${LIST}/duplicates/${act}`, (as, { person, other }) =>
        as.post(`${LIST}/duplicates/${act}`, { user_ids: [person.id, other.id] }),
      ),
    ),
  ),
  ofCandidates(
    kept(`POST ${LIST}/merge/preview`, (as, { person, other }) =>
      as.post(`${LIST}/merge/preview`, { kept_id: person.id, merged_id: other.id }),
    ),
  ),
  ofCandidates(
    kept(`POST ${LIST}/merge`, (as, { person, other }) =>
      as.post(`${LIST}/merge`, {
        kept_id: person.id,
        merged_id: other.id,
        take: [],
        kept_version: person.version,
        merged_version: other.version,
      }),
    ),
  ),
  ...["merge", "duplicates"].map(
    (path): ScopeRow => ({
      name: `GET ${LIST}/${path}`,

      ask: (as, { person }) => as.get(`${LIST}/${path}`, { user_id: person.id }),
      allowed: CANDIDATES_READ,
      hides: INTERNAL,
    }),
  ),
  {
    name: `GET ${LIST}/convert`,

    ask: (as, { person }) => as.get(`${LIST}/convert`, { user_id: person.id }),
    allowed: CANDIDATES_READ,
  },
  // The call accepts employees: of two concurrent conversions, the second must not fail.
  writeOf(`POST ${LIST}/convert`, WHOLE_COMPANY, (as, { person }) =>
    as.post(`${LIST}/convert`, { user_id: person.id }),
  ),
];
