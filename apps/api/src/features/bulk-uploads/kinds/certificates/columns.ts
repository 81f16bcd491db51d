import type { SheetColumn } from "../matchHeader.ts";

/** Columns of a file of certificates; the person and the certificate's name are required. */
export const CERTIFICATE_COLUMNS: readonly SheetColumn[] = [
  { key: "email", required: true, titles: ["e-mail", "mail", "email address", "e-mailadres", "mailadres"] },
  {
    key: "certificate",
    required: true,
    titles: [
      "name of the certificate",
      "certificate name",
      "licence",
      "certificaat",
      "naam certificaat",
      "bevoegdheid",
    ],
  },
  {
    key: "number",
    required: false,
    titles: ["certificate number", "registration number", "nummer", "certificaatnummer", "registratienummer"],
  },
  { key: "issuer", required: false, titles: ["issued by", "uitgever", "afgegeven door", "instantie"] },
  {
    key: "issued",
    required: false,
    titles: ["issued on", "issue date", "afgegeven", "afgegeven op", "datum afgifte", "afgiftedatum"],
  },
  {
    key: "expires",
    required: false,
    titles: [
      "expires on",
      "expiry date",
      "valid until",
      "verloopt",
      "verloopt op",
      "vervaldatum",
      "geldig tot",
    ],
  },
];
