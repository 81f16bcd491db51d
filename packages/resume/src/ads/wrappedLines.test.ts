import { describe, expect, it } from "vitest";
import { toAdLines } from "./adLines.ts";
import { askedOf } from "./testing/namedSkills.ts";

const linesOf = (text: string) => toAdLines(text).map((line) => line.text);

describe("lines wrapped at a margin", () => {
  it("does not put a heading behind the last item of a list, however long that is", () => {
    const item = "- Je voert gesprekken met klanten en legt de afspraken vast in ons systeem";
    for (const heading of ["Wat vragen we?", "Jouw profiel", "What you bring", "Requirements:"]) {
      expect(linesOf(`${item}\n${heading}\n- Excel`)).toEqual([item.slice(2), heading, "Excel"]);
    }
  });

  it("goes on behind a word that ends nothing, although the next line begins with a capital", () => {
    expect(linesOf("- a very good grasp of valuation and of IFRS or\nDutch GAAP;\n- native Dutch")).toEqual([
      "a very good grasp of valuation and of IFRS or Dutch GAAP;",
      "native Dutch",
    ]);
    expect(linesOf("Eisen\n- in\nExcel")).toEqual(["Eisen", "in", "Excel"]);
  });

  it("leaves rulers out", () => {
    expect(linesOf("Profiel\n=======\nExcel\n-----\nSQL")).toEqual(["Profiel", "Excel", "SQL"]);
  });
});

describe("ads in German", () => {
  it.each<[string, string[]]>([
    [
      "Deine Aufgaben\n- planning\n\nDein Profil\n- Erfahrung mit Docker\n- SQL ist von Vorteil\n- Java ist nicht erforderlich\n\nWir bieten\n- Python-Kurse",
      ["planning", "Docker", "SQL plus"],
    ],
    ["Wir suchen\nEine Entwicklerin. Du arbeitest mit Docker und SQL.", ["Docker", "SQL"]],
    ["Was wir erwarten\n- Docker\n\nVon Vorteil\n- SQL", ["Docker must", "SQL plus"]],
    ["Über uns\nUnser Team nutzt Java.\n\nDas bringst du mit\n- SQL", ["SQL"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});
