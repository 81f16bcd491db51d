import { INTERNAL, LINE, type ScopeRow } from "./scopeRow.ts";

const JOBS = ["00000000-0000-7000-8000-000000000001", "00000000-0000-7000-8000-000000000002"];

/**
 * Returns a row for other people's career paths: managers see their line's, HR managers and administrators
 * all internal people's.
 */
const row = (name: string, ask: ScopeRow["ask"]): ScopeRow => ({
  name,
  ask,
  allowed: { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL },
  hides: ["candidate"],
});

export const CAREER_SCOPES: readonly ScopeRow[] = [
  row("GET /career_path", (as, { person }) => as.get("/career_path", { user_id: person.id })),
  {
    ...row("GET /career_path/compare", (as, { person }) =>
      as.get("/career_path/compare", { user_id: person.id, ids: JSON.stringify(JOBS) }),
    ),
    // These job profiles do not exist, so permitted calls are not made.
    writes: true,
  },
  row("POST /career_path/what_if", (as, { person }) =>
    as.post("/career_path/what_if", { user_id: person.id, skills: [] }),
  ),
  row("GET /recommendations: careerpath", (as, { person }) =>
    as.get("/recommendations", { type: "careerpath", value: person.id }),
  ),
];
