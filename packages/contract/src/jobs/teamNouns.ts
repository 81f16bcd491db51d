/** Records with an owner, co-owners and members. */
export const TEAM_NOUNS = ["vacancy", "project", "talent_pool"] as const;
export type TeamNoun = (typeof TEAM_NOUNS)[number];
