import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { readCertificates } from "./certificates.ts";

const date = (year: number, month: number | null = null) => ({ year, month });

describe("readCertificates", () => {
  it("reads name, issuer, number and both dates beside each other", () => {
    expect(
      readCertificates(
        buildDocument(["• VCA VOL, SSVV, nr. 1234.5678, behaald 03-2021, geldig tot 03-2031"]).lines,
      ),
    ).toEqual([
      {
        name: "VCA VOL",
        issuer: "SSVV",
        number: "1234.5678",
        issued: date(2021, 3),
        expires: date(2031, 3),
        words: "VCA VOL, SSVV, nr. 1234.5678, behaald 03-2021, geldig tot 03-2031",
      },
    ]);
  });

  const read = (...texts: string[]) =>
    readCertificates(buildDocument(texts).lines).map(({ name, issuer, number, issued, expires }) =>
      [name, issuer, number, issued?.year, issued?.month, expires?.year]
        .map((part) => part ?? "-")
        .join(" | "),
    );

  it("reads a table with a head and empty cells", () => {
    expect(
      read(
        "Certificaat\tNummer\tBehaald\tGeldig tot",
        "VCA Basis\t4410287.18\t06-2023\t06-2033",
        "F-gassen categorie 1\tFG-20931\t03-2021\tonbepaald",
        "BHV\t02-2026\t02-2027",
      ),
    ).toEqual([
      "VCA Basis | - | 4410287.18 | 2023 | 6 | 2033",
      "F-gassen categorie 1 | - | FG-20931 | 2021 | 3 | -",
      "BHV | - | - | 2026 | 2 | 2027",
    ]);
  });

  it("tells an issuer in brackets from a short form and from a kind", () => {
    expect(
      read(
        "Professional Scrum Master I (Scrum.org), maart 2015",
        "Certified Kubernetes Administrator (CKA), CNCF, id LF-8gk2w91xpo",
        "AWS Certified Data Engineer – Associate\tMay 2024, valid until May 2027",
      ),
    ).toEqual([
      "Professional Scrum Master I | Scrum.org | - | 2015 | 3 | -",
      "Certified Kubernetes Administrator (CKA) | CNCF | LF-8gk2w91xpo | - | - | -",
      "AWS Certified Data Engineer – Associate | - | - | 2024 | 5 | 2027",
    ]);
  });

  it("joins the lines of a narrow column, and prefers a month to the year in the margin", () => {
    expect(
      read("BIG-registratie", "verpleegkundige", "nr. 79041523430 (CIBG)", "geldig t/m januari 2028"),
    ).toEqual(["BIG-registratie verpleegkundige | CIBG | 79041523430 | - | - | 2028"]);
    expect(read("2020 – 2030\tIPMA-B, IPMA Nederland, nr. 20.B.0417, april 2020 t/m april 2030")).toEqual([
      "IPMA-B | IPMA Nederland | 20.B.0417 | 2020 | 4 | 2030",
    ]);
  });

  it("takes details on the lines below a name", () => {
    const lines = ["AWS Solutions Architect – Amazon Web Services", "Credential ID: ABC-12345", "Jan 2022"];
    expect(readCertificates(buildDocument(lines).lines)).toMatchObject([
      {
        name: "AWS Solutions Architect",
        issuer: "Amazon Web Services",
        number: "ABC-12345",
        issued: date(2022, 1),
        expires: null,
      },
    ]);
  });
});
