import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

describe("lists below a heading that says requirements", () => {
  it.each<[string, string[]]>([
    // The ad says elsewhere what is only welcome, so it means the rest.
    ["Eisen\n- Excel\n- SQL\n\nPluspunten\n- Docker", ["Excel must", "SQL must", "Docker plus"]],
    [
      "Functie-eisen\n- Excel\n- goed Nederlands\n\nMooi meegenomen: Docker",
      ["Excel must", "Dutch must 3", "Docker plus"],
    ],
    ["Requirements\n- Excel\n\nNice to have\n- Docker", ["Excel must", "Docker plus"]],
    ["What you'll need\n- strong SQL\n\nBrownie points\n- Docker", ["SQL must 4", "Docker plus"]],
    ["We expect\n- welding\n\nIt helps if you have\n- Excel", ["welding must", "Excel plus"]],
    ["Wat verwachten we van je?\n- koken\n\nZou mooi zijn\n- HACCP", ["koken must", "HACCP plus"]],
    ["Requirements: Excel and SQL\nNice to have: Docker", ["Excel must", "SQL must", "Docker plus"]],
    // Within such a list a plus stays one.
    ["Eisen\n- Excel\n- SQL is een pré\n\nPluspunten\n- Docker", ["Excel must", "SQL plus", "Docker plus"]],
    // Where the ad does not tell the two apart, nothing is a must.
    ["Eisen\n- Excel\n- SQL", ["Excel", "SQL"]],
    ["Requirements\n- Excel\n- Docker is a plus", ["Excel", "Docker plus"]],
    // One item is called a must, so that the others are not.
    ["Eisen\n- Excel: verplicht\n- SQL\n\nPre\n- Docker", ["Excel must", "SQL", "Docker plus"]],
    ["What you need\n- Figma. Non-negotiable\n- SQL\n\nExtras\n- Docker", ["Figma must", "SQL", "Docker"]],
    [
      "Requirements\nMust-haves: SQL\n- Excel\n\nNice to have\n- Docker",
      ["SQL must", "Excel", "Docker plus"],
    ],
    // A reason for one of them is as good for the others.
    [
      "Eisen\n- rijbewijs B, zonder kunnen we je niet inzetten\n- Excel\n\nPre\n- Docker",
      ["rijbewijs B must", "Excel must", "Docker plus"],
    ],
    // Headings that only tell who the reader is.
    ["Jouw profiel\n- Excel\n\nPluspunten\n- Docker", ["Excel", "Docker plus"]],
    ["What you bring\n- Excel\n\nBonus points\n- Docker", ["Excel", "Docker plus"]],
    ["What we're looking for\n- Excel\n\nNice to have\n- Docker", ["Excel", "Docker plus"]],
    // It ends with its list.
    ["Eisen\n- Excel\n\nJe werkt ook met SQL.\n\nPre\n- Docker", ["Excel must", "SQL", "Docker plus"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("one skill in several places", () => {
  it.each<[string, string[]]>([
    ["Eisen\n- kennis van Excel is mooi meegenomen, Excel 365 in dit geval", ["Excel plus"]],
    // Where no heading has said what part it is, a mention does not outweigh what is said.
    ["Je werkt elke dag met Excel en Docker.\nErvaring met Excel is een pré.", ["Excel plus", "Docker"]],
    ["Profiel\n- Excel\n- Excel is een pré", ["Excel"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});
