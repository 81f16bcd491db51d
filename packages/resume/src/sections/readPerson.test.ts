import { describe, expect, it } from "vitest";
import type { TextLine } from "../documentText.ts";
import { buildDocument } from "../testing/textLine.ts";
import { readPerson } from "./readPerson.ts";

describe("readPerson", () => {
  it("finds the name, the job under it, and how to reach the person", () => {
    expect(
      readPerson(
        buildDocument([
          "Curriculum vitae",
          "Sanne van der Berg",
          "Data engineer",
          "sanne@example.com | +31 6 1234 5678",
          "Dorpsstraat 1, 3511 AB Utrecht",
          "",
          "Werkervaring",
          "Data engineer, Noordlicht 2019 - heden",
        ]),
      ),
    ).toEqual({
      firstName: "Sanne",
      lastName: "van der Berg",
      email: "sanne@example.com",
      phone: "+31 6 1234 5678",
      location: "Utrecht",
      headline: "Data engineer",
      links: [],
    });
  });

  it("reads labels, and capitals as one writes them", () => {
    const read = readPerson(
      buildDocument(["Name: ROBIN O'NEILL", "City: Leeds", "E-mail: Robin@Example.com"]),
    );
    expect(read).toMatchObject({
      firstName: "Robin",
      lastName: "O'Neill",
      email: "robin@example.com",
      location: "Leeds",
    });
  });

  it("keeps the addresses of pages as they are written, once each", () => {
    const lines = [
      "Robin Falcon",
      "linkedin.com/in/robin-falcon | https://robin.example.com/work,",
      "robin@github.com",
      "",
      "Projects",
      "github.com/robin/tool (linkedin.com/in/robin-falcon)",
    ];
    expect(readPerson(buildDocument(lines)).links).toEqual([
      "linkedin.com/in/robin-falcon",
      "https://robin.example.com/work",
      "github.com/robin/tool",
    ]);
  });

  it.each([
    ["Groningen • 06-50 11 62 74 • s.vdmeulen@fictie-mail.nl", "Groningen"],
    ["Gartenweg 999, 47533 Kleve", "Kleve"],
    ["Rotterdam, the Netherlands | +31 6 2840 1177", "Rotterdam"],
    ["Address: Enschede, Netherlands (Home)", "Enschede"],
    ["Den Bosch – 06 3388 0017 – h@post-voorbeeld.nl", "Den Bosch"],
    ["Geboren in Utrecht, 06 3388 0017", ""],
    ["Meerkollaan 18, 5613 ED Eindhoven • 06-5550 7731 • geboren 4 mei 1984 te Helmond", "Eindhoven"],
  ])("finds the town in %s", (line, town) => {
    expect(readPerson(buildDocument(["Robin Falcon", line])).location).toBe(town);
  });

  it("reads a name with titles and one on two lines, and the headline beside the address", () => {
    expect(
      readPerson(buildDocument(["Aoife Brennan, RN", "ICU Nurse | Nijmegen | 06 4500 1238"])),
    ).toMatchObject({ firstName: "Aoife", lastName: "Brennan", headline: "ICU Nurse", location: "Nijmegen" });
    const [jelte, hoekstra] = ["Jelte", "Hoekstra"].map((text) => ({ ...buildDocument([text]).lines[0] }));
    const lines = [jelte, hoekstra].map((line) => ({ ...line, heading: true })) as TextLine[];
    expect(readPerson({ kind: "pdf", pages: 1, lines }, ["Jelte", "Hoekstra"])).toMatchObject({
      firstName: "Jelte",
      lastName: "Hoekstra",
    });
  });

  it("takes the title of the document off the name, and no job further down for the headline", () => {
    const lines = ["Curriculum Vitae Pieter Bakker", "Werkervaring", "Heftruckchauffeur"];
    expect(readPerson(buildDocument(lines), ["Curriculum Vitae Pieter Bakker"])).toMatchObject({
      firstName: "Pieter",
      lastName: "Bakker",
      headline: "",
    });
  });

  it("finds no one where no one is named", () => {
    expect(readPerson(buildDocument(["Werkervaring", "Kok bij De Pan 2015 - 2018"]))).toEqual({
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      location: "",
      headline: "",
      links: [],
    });
  });

  it.each([
    ["Kerkstraat (Zwolle)", "Zwolle"],
    ["Den Haag (Statenkwartier) • 06–00621844", "Den Haag"],
    ["St Radboud medical center, Nijmegen, The Netherlands", "Nijmegen"],
    ["Marktplein, Tilburg", "Tilburg"],
  ])("finds a town that is known in %s", (line, town) => {
    expect(readPerson(buildDocument(["Robin Falcon", line]), ["Robin Falcon", line]).location).toBe(town);
  });

  it("reads pages of one's own among the contact data only, and no rest of a mail address", () => {
    const contact = ["Robin Falcon", "robinfalcon.design/work", "robin@", "fictionmail.nl"];
    const lines = [...contact, "Work", "Developer at booking.com"];
    expect(readPerson(buildDocument(lines), contact).links).toEqual(["robinfalcon.design/work"]);
  });

  it("takes what stands right above the name for the headline where nothing below it is one", () => {
    const lines = ["Product designer", "Robin Falcon", "06 4500 1238"];
    expect(readPerson(buildDocument(lines), lines).headline).toBe("Product designer");
  });

  it("takes what someone is from the first words of the profile, or from below a label", () => {
    const of = (profile: string) =>
      readPerson(
        buildDocument(["Tessa Vos", "tessa@example.com"]),
        ["Tessa Vos", "tessa@example.com"],
        profile,
      ).headline;
    expect(of("Ik ben zelfstandig stukadoor. Twaalf jaar op de bouw.")).toBe("Zelfstandig stukadoor");
    expect(of("Registered midwife with nine years on the ward.")).toBe("Registered midwife");
    expect(of("I like long walks and old maps.")).toBe("");
    expect(of("Calm under pressure, used to nights.")).toBe("");
    expect(readPerson(buildDocument(["Tessa Vos", "Functie", "Hoofdkassière bouwmarkt"])).headline).toBe("");
    const labelled = ["Tessa Vos", "Functie", "Teamleider kassa bouwmarkt"];
    expect(readPerson(buildDocument(labelled), labelled).headline).toBe("Teamleider kassa bouwmarkt");
  });

  it("finds a town behind an address of mail, before a British postcode and with the number of a district", () => {
    const placeOf = (text: string) =>
      readPerson(buildDocument(["Noor Bos", text]), ["Noor Bos", text]).location;
    expect(placeOf("noor@example.com github.com/noorbos Utrecht, NL")).toBe("Utrecht");
    expect(placeOf("14 Mill Lane, Hebden Bridge HX7 8AA | 07700 900123")).toBe("Hebden Bridge");
    expect(placeOf("3 Quay Street, Dublin 7 | +353 87 000 0000")).toBe("Dublin");
  });
});
