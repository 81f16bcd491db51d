import type { ListedCertificate } from "@vaardig/contract/certificates/certificates";
import type { Language } from "@vaardig/contract/limits";

type Listed = ListedCertificate & { email: string };
type Cell = (row: Listed, language: Language) => string;

const STATES: Record<Language, Record<ListedCertificate["state"], string>> = {
  en: { expired: "Expired", soon: "Expires within 90 days", later: "Valid", never: "Does not expire" },
  nl: { expired: "Verlopen", soon: "Verloopt binnen 90 dagen", later: "Geldig", never: "Verloopt niet" },
};

/** Columns of the export; an upload reads those of the certificate again. */
const COLUMNS: readonly { words: Record<Language, string>; cell: Cell }[] = [
  { words: { en: "Name", nl: "Naam" }, cell: ({ person }) => person.name },
  { words: { en: "Email", nl: "E-mail" }, cell: ({ email }) => email },
  { words: { en: "Department", nl: "Afdeling" }, cell: ({ department }) => department?.name ?? "" },
  { words: { en: "Certificate", nl: "Certificaat" }, cell: ({ name }) => name },
  { words: { en: "Licence", nl: "Bevoegdheid" }, cell: ({ skill }) => skill?.name ?? "" },
  { words: { en: "Issuer", nl: "Uitgever" }, cell: ({ issuer }) => issuer ?? "" },
  { words: { en: "Number", nl: "Nummer" }, cell: ({ number }) => number ?? "" },
  { words: { en: "Issued", nl: "Afgegeven" }, cell: ({ issued_on: day }) => day ?? "" },
  { words: { en: "Expires", nl: "Verloopt" }, cell: ({ expires_on: day }) => day ?? "" },
  { words: { en: "Status", nl: "Status" }, cell: ({ state }, language) => STATES[language][state] },
  { words: { en: "Confirmed by", nl: "Bevestigd door" }, cell: ({ confirmed }) => confirmed?.by ?? "" },
  {
    words: { en: "Confirmed on", nl: "Bevestigd op" },
    cell: ({ confirmed }) => confirmed?.at.slice(0, 10) ?? "",
  },
];

/** Returns certificates as rows of a spreadsheet, header first, in the reader's language. */
export function exportRows(rows: readonly Listed[], language: Language): string[][] {
  return [
    COLUMNS.map(({ words }) => words[language]),
    ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row, language))),
  ];
}
