/** Actions on a candidate. */
export const CANDIDATE_ACTS = [
  "edit",
  "merge",
  "add_task",
  "set_owner",
  "record_consent",
  "ask_consent",
  "withdraw_consent",
  "change_email",
  "erase",
  "add_to_talent_pool",
  "add_to_job",
  "convert",
] as const;
export type CandidateAct = (typeof CANDIDATE_ACTS)[number];

/** Actions on the list of candidates, and on several candidates. */
export const CANDIDATE_LIST_ACTS = [
  "export",
  "add",
  "upload",
  "merge",
  "erase",
  "set_owner",
  "ask_consent",
  "add_to_talent_pool",
  "add_to_job",
] as const;
export type CandidateListAct = (typeof CANDIDATE_LIST_ACTS)[number];
