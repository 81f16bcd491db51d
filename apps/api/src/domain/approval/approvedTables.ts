/** Where each thing that needs approval is kept. */
export const APPROVED_TABLES = { vacancy: "vacancies", project: "projects" } as const;
export type ApprovedNoun = keyof typeof APPROVED_TABLES;
