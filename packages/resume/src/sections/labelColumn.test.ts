import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { splitSections } from "./sections.ts";

const outlineOf = (...texts: string[]) =>
  splitSections(buildDocument(texts)).map(
    ({ name, lines }) => `${name}: ${lines.map(({ text }) => text).join(", ")}`,
  );

describe("headings left of what they head", () => {
  const jobs = [
    "Stoffeerder, Atelier Rood, 2015 – heden",
    "Leerling stoffeerder, Meubelhuis Vos, 2012 – 2015",
  ];

  it("open sections in the first column of a table", () => {
    expect(
      outlineOf(
        `Werkervaring\t${jobs[0]}`,
        jobs[1] ?? "",
        "Opleiding\tMbo 3 Stoffeerder, Hout- en Meubileringscollege, 2012",
        "Talen\tNederlands (moedertaal)",
        "Vaardigheden\tCapitonneren, naaien",
      ),
    ).toEqual([
      `experience: ${jobs.join(", ")}`,
      "education: Mbo 3 Stoffeerder, Hout- en Meubileringscollege, 2012",
      "languages: Nederlands (moedertaal)",
      "skills: Capitonneren, naaien",
    ]);
  });

  it("open them where they end close to the text", () => {
    expect(
      outlineOf(
        `Experience ${jobs[0]}`,
        "Education Upholstery diploma, 2012",
        "Languages English (native)",
        "Skills Button tufting",
      ).map((one) => one.split(":")[0]),
    ).toEqual(["experience", "education", "languages", "skills"]);
  });

  it("are no labels that return below each job", () => {
    const entry = (title: string) => [
      `${title}, Atelier Rood, 2015 – 2018`,
      "Tools\tNietpistool",
      "Training\tVCA",
    ];
    expect(outlineOf("Werkervaring", ...entry("Stoffeerder"), ...entry("Meubelmaker"))).toHaveLength(1);
  });

  it("are no sentences that begin with such a word", () => {
    expect(
      outlineOf(
        "Profiel",
        "Ervaring Met hout heb ik genoeg.",
        "Opleiding In de avonduren gedaan.",
        "Ik naai graag.",
      ),
    ).toHaveLength(1);
  });
});

it("counts labels on lines of their own where cells have several lines", () => {
  expect(
    outlineOf(
      "werk",
      "Verkoopster, Warenhuis Zuidplein, 2012 – 2018",
      "opleiding\tMbo 3 Verkoopspecialist, Zadkine, 2010 – 2012",
      "talen",
      "Turks: moedertaal",
    ).map((one) => one.split(":")[0]),
  ).toEqual(["experience", "education", "languages"]);
});

it("knows headings in two languages at once", () => {
  expect(
    outlineOf("Werk | Work", "Kok, 2012 – 2018", "", "Opleiding | Education", "Koksschool, 2012"),
  ).toEqual(["experience: Kok, 2012 – 2018", "education: Koksschool, 2012"]);
});
