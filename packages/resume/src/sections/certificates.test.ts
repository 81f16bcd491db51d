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

  it("reads who gave it and when on the line below, and a number without a word before it", () => {
    const read = (...lines: string[]) => readCertificates(buildDocument(lines).lines);
    expect(read("Certified Community Manager", "Meta • May 2023")).toMatchObject([
      { name: "Certified Community Manager", issuer: "Meta", issued: date(2023, 5) },
    ]);
    expect(read("BIG-registratie verpleegkundige 99065551230")).toMatchObject([
      { name: "BIG-registratie verpleegkundige", number: "99065551230" },
    ]);
  });

  it("reads two years in the cells of a table that says until when", () => {
    const rows = [
      "Certificaat\tBehaald\tGeldig tot",
      "IPMA-C\t2021\t2026",
      "VCA-VOL\tmaart 2022\tmaart 2032",
    ];
    expect(readCertificates(buildDocument(rows).lines)).toMatchObject([
      { name: "IPMA-C", issued: date(2021), expires: date(2026) },
      { name: "VCA-VOL", issued: date(2022, 3), expires: date(2032, 3) },
    ]);
  });

  it("reads a list with semicolons, small letters and courses with brackets", () => {
    const names = (text: string) => readCertificates(buildDocument([text]).lines).map(({ name }) => name);
    expect(names("spuitlicentie 1 (geldig tot 2028); kraamcursus kalf, 2021; diertransport 2022")).toEqual([
      "spuitlicentie 1",
      "kraamcursus kalf",
      "diertransport",
    ]);
    expect(names("Rijbewijs B, BE en T; hoogwerker 2022; VCA 2023")).toEqual([
      "Rijbewijs B, BE en T",
      "hoogwerker",
      "VCA",
    ]);
    expect(names("Triagewijzer (2022), spirometrie (2019), uitstrijkjes (2018)")).toEqual([
      "Triagewijzer",
      "spirometrie",
      "uitstrijkjes",
    ]);
  });

  it("parts who registers from the number", () => {
    expect(
      readCertificates(buildDocument(["Registered Pharmacist, GPhC 2055501 (2010)"]).lines)[0],
    ).toMatchObject({ name: "Registered Pharmacist", issuer: "GPhC", number: "2055501" });
  });

  it("takes a line with its own number for a registration of its own", () => {
    expect(
      readCertificates(
        buildDocument(["BIG-register 49912345604", "KRF NL, geldig tot 12-2028", "Dry needling, 2020"]).lines,
      ).map(({ name }) => name.split(" ")[0]),
    ).toEqual(["BIG-register", "KRF", "Dry"]);
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
      "AWS Certified Data Engineer – Associate | AWS | - | 2024 | 5 | 2027",
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

  it("reads items that run on, parted by list signs or full stops", () => {
    expect(
      read("Lasdiploma niveau 3 (2019, NIL) • Heftruck, 2021 • VCA", "VOL, nr. 44.120, mei 2022"),
    ).toEqual([
      "Lasdiploma niveau 3 | NIL | - | 2019 | - | -",
      "Heftruck | - | - | 2021 | - | -",
      "VCA VOL | - | 44.120 | 2022 | 5 | -",
    ]);
    expect(
      read(
        "Academie voor Overheid: Begroten voor beginners (2018).",
        "SIOO: Veranderkunde, voorjaar 2022. Negotiating, online, TU Delft, nov. 2020.",
      ),
    ).toEqual([
      "Begroten voor beginners | Academie voor Overheid | - | 2018 | - | -",
      "Veranderkunde | SIOO | - | 2022 | - | -",
      "Negotiating | TU Delft | - | 2020 | 11 | -",
    ]);
  });

  it("reads items of several lines that end with their dates", () => {
    expect(
      read(
        "BIG 19 0644 1200 31 (fysiotherapeut),",
        "since 3 May 2019, re-registration due May",
        "2024",
        "Dry needling bovenlichaam, Vereniging",
        "Manuele Therapie, 06-2021",
      ),
    ).toEqual([
      "BIG (fysiotherapeut) | - | 19 0644 1200 31 | 2019 | 5 | 2024",
      "Dry needling bovenlichaam | Vereniging Manuele Therapie | - | 2021 | 6 | -",
    ]);
  });

  it("reads the one date of a table by its head, and until when by a word", () => {
    expect(read("Wat\tGeldig tot", "VCA-Vol\t09-2029", "Heftruck\tverlopen")).toEqual([
      "VCA-Vol | - | - | - | - | 2029",
      "Heftruck | - | - | - | - | -",
    ]);
    expect(read("VCA VOL\tnr. 91.553, tot 11-04-2030", "IPAF 3a\tafgegeven 06-2022, tot 06-2027")).toEqual([
      "VCA VOL | - | 91.553 | - | - | 2030",
      "IPAF 3a | IPAF | - | 2022 | 6 | 2027",
    ]);
  });

  it("names a licence by the heading above its classes, and the code 95 apart", () => {
    const held = (heading: string, text: string) =>
      readCertificates(buildDocument([text]).lines, heading).map(({ name, expires }) => [name, expires]);
    expect(held("Rijbewijs", "B + eigen auto")).toEqual([["Rijbewijs B", null]]);
    expect(held("DRIVING LICENCE", "Cars:\tB, BE")).toEqual([["Driving licence B, BE", null]]);
    expect(held("Rijbewijzen", "B, C, CE code 95 tot 19-8-2028")).toEqual([
      ["Rijbewijzen B, C, CE", null],
      ["code 95", date(2028, 8)],
    ]);
  });

  it("reads a sentence of certificates, and a block of lines each", () => {
    expect(read("Spuitlicentie (tot 2027), motorkettingzaag, VCA en rijbewijs BE")).toEqual([
      "Spuitlicentie | - | - | - | - | 2027",
      "motorkettingzaag | - | - | - | - | -",
      "VCA | - | - | - | - | -",
      "Rijbewijs BE | - | - | - | - | -",
    ]);
    expect(
      read(
        "AWS Certified Developer – Associate",
        "Amazon Web Services",
        "Issued Jun 2022 · Expires Jun 2025",
        "Credential ID 4F8S9DK",
        "Professional Scrum Master I",
        "Scrum.org",
        "Issued Feb 2021",
      ),
    ).toEqual([
      "AWS Certified Developer – Associate | Amazon Web Services | 4F8S9DK | 2022 | 6 | 2025",
      "Professional Scrum Master I | Scrum.org | - | 2021 | 2 | -",
    ]);
  });

  it("reads rows that begin in small letters and dates that a course was renewed or lapsed", () => {
    expect(
      read(
        "2019\tPreventiemedewerker\tArbo Adviespunt",
        "yearly\tBHV / ploegleider BHV\trenewed Jan 2026, valid to Jan 2027",
        "2021\tPrince2 Foundation\tno. GR-5550917",
      ),
    ).toEqual([
      "Preventiemedewerker | Arbo Adviespunt | - | 2019 | - | -",
      "BHV / ploegleider BHV | - | - | 2026 | 1 | 2027",
      "Prince2 Foundation | - | GR-5550917 | 2021 | - | -",
    ]);
    expect(read("Cloud Engineer, 2021, lapsed 2023")).toEqual(["Cloud Engineer | - | - | 2021 | - | 2023"]);
  });

  it("reads dates in two cells, numbers of passes and what a bracket only explains", () => {
    expect(read("GCIH\tGIAC\t2024-05\t2028-05", "CySA+\tCompTIA\t2022-06\t2025-06")).toEqual([
      "GCIH | GIAC | - | 2024 | 5 | 2028",
      "CySA+ | CompTIA | - | 2022 | 6 | 2025",
    ]);
    expect(read("VCA\tSSVV\t05-2023\t05-2033", "Basic Life Support\tRode Kruis\t02-2024\t02-2026")).toEqual([
      "VCA | SSVV | - | 2023 | 5 | 2033",
      "Basic Life Support | Rode Kruis | - | 2024 | 2 | 2026",
    ]);
    expect(read("BHV, januari 2025", "Lid van de NVM")).toEqual(["BHV | - | - | 2025 | 1 | -"]);
    expect(read("APK keurmeester (RDW/IBKI)\tpasnr. 118 224 70")).toEqual([
      "APK keurmeester | RDW/IBKI | 118 224 70 | - | - | -",
    ]);
    expect(read("Spuitlicentie 1 (Uitvoeren van gewasbescherming), 2019")).toEqual([
      "Spuitlicentie 1 (Uitvoeren van gewasbescherming) | - | - | 2019 | - | -",
    ]);
  });

  it("reads a driving licence and what follows it, as Europass writes them", () => {
    const line = "Car: B, BE Digger ticket (valid until 02/2029) Banksman ticket (valid until 06/2027)";
    expect(readCertificates(buildDocument([line]).lines, "DRIVING LICENCE")).toMatchObject([
      { name: "Driving licence B, BE", expires: null },
      { name: "Digger ticket", expires: date(2029, 2) },
      { name: "Banksman ticket", expires: date(2027, 6) },
    ]);
    const dated = buildDocument(["C, CE (geldig tot 03-05-2030)"]).lines;
    expect(readCertificates(dated, "Rijbewijs")).toMatchObject([
      { name: "Rijbewijs C, CE", expires: date(2030, 5) },
    ]);
  });

  it("keeps brackets whole, parts a list at its signs and leaves out the head of a table", () => {
    const read = (...lines: string[]) => readCertificates(buildDocument(lines).lines);
    expect(read("Glazenwasser (hoogbouw, met lans), pas GLW-A 33-4410, geldig tot 05-2028")).toMatchObject([
      { name: "Glazenwasser (hoogbouw, met lans)", expires: date(2028, 5) },
    ]);
    expect(read("Feedback geven (2018) · Timemanagement (2019) ·", "Dienend leiden (2021)")).toMatchObject([
      { name: "Feedback geven", issued: date(2018) },
      { name: "Timemanagement", issued: date(2019) },
      { name: "Dienend leiden", issued: date(2021) },
    ]);
    expect(read("Course\tProvider\tYear", "Abrasive wheels\tHSS Training\t2022")).toMatchObject([
      { name: "Abrasive wheels", issuer: "HSS Training", issued: date(2022) },
    ]);
  });
});
