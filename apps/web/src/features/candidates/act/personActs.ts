/** Actions on one candidate in menu order; destructive ones are separated. */
export const PERSON_ACTS = [
  "edit",
  "add_to_job",
  "add_to_talent_pool",
  "set_owner",
  "ask_consent",
  "record_consent",
  "withdraw_consent",
  "merge",
  "convert",
  "erase",
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

export const ENDING_ACTS: readonly PersonAct[] = ["convert", "erase"];
