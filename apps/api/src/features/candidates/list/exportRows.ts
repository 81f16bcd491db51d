import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { Language } from "@vaardig/contract/limits";

type Cell = (row: CandidateRow) => string;

/** Columns of the export; the first six are those that an upload reads again. */
const COLUMNS: readonly { words: Record<Language, string>; cell: Cell }[] = [
  { words: { en: "First name", nl: "Voornaam" }, cell: (row) => row.first_name },
  { words: { en: "Last name", nl: "Achternaam" }, cell: (row) => row.last_name },
  { words: { en: "Email", nl: "E-mail" }, cell: (row) => row.email },
  { words: { en: "Phone", nl: "Telefoon" }, cell: (row) => row.phone ?? "" },
  { words: { en: "Location", nl: "Locatie" }, cell: (row) => row.location ?? "" },
  { words: { en: "Headline", nl: "Korte omschrijving" }, cell: (row) => row.headline ?? "" },
  {
    words: { en: "Skills", nl: "Vaardigheden" },
    cell: ({ skills }) => skills.map(({ skill }) => skill.name).join(", "),
  },
  {
    words: { en: "Jobs", nl: "Vacatures" },
    cell: ({ applications }) => applications.map(({ vacancy }) => vacancy.name).join(", "),
  },
  { words: { en: "Owner", nl: "Eigenaar" }, cell: (row) => row.owner?.name ?? "" },
  { words: { en: "Added", nl: "Toegevoegd" }, cell: (row) => row.created_at.slice(0, 10) },
  { words: { en: "Consent", nl: "Toestemming" }, cell: (row) => row.consent_at?.slice(0, 10) ?? "" },
  { words: { en: "Kept until", nl: "Bewaard tot" }, cell: (row) => row.retention.until?.slice(0, 10) ?? "" },
];

/** Returns candidates as rows of a spreadsheet, header first, in the reader's language. */
export function exportRows(rows: readonly CandidateRow[], language: Language): string[][] {
  return [
    COLUMNS.map(({ words }) => words[language]),
    ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row))),
  ];
}
