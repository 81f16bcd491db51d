/** The table of each noun that needs approval. */
export const APPROVED_TABLES = { vacancy: "vacancies", project: "projects" } as const;
export type ApprovedNoun = keyof typeof APPROVED_TABLES;
