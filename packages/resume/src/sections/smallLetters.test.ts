import { describe, expect, it } from "vitest";
import { parseResume } from "../parseResume.ts";
import { buildDocument } from "../testing/textLine.ts";

const written = `jo smits
utrecht

over mij
ik repareer al tien jaar alles wat rijdt

wat ik doe
fietsen repareren: zeer goed
lassen: goed
elektrische fietsen: goed

werk
fietsenzaak wielens, utrecht
fietsmonteur, jan 2016 - heden
• reparaties en onderhoud
rijwielhandel kroon
leerling fietsmonteur, aug 2012 - dec 2015
• banden plakken

cursussen
elektrische fietsen (2022)
bhv, geldig tot okt 2026`;

describe("withCapitals", () => {
  it("reads a résumé that is written all in small letters", () => {
    const { experience, certificates } = parseResume(buildDocument(written.split("\n")));
    expect(experience.map(({ title, organisation }) => [title, organisation])).toEqual([
      ["Fietsmonteur", "Fietsenzaak wielens"],
      ["Leerling fietsmonteur", "Rijwielhandel kroon"],
    ]);
    expect(certificates.map(({ name }) => name)).toEqual(["Elektrische fietsen", "Bhv"]);
  });

  it("tells the names apart that commas part behind dates", () => {
    const jobs = [
      "• 2018 - nu, servicemonteur, flevo elektra",
      "• 2012 - 2018, paneelbouwer, kastbouw lelystad",
    ];
    const [before = "", after = ""] = written.split(/werk\n(?:.+\n)+/u);
    const text = [before.trimEnd(), "", "werk", ...jobs, "", after.trim()].join("\n");
    const { experience } = parseResume(buildDocument(text.split("\n")));
    expect(experience.map(({ title, organisation }) => [title, organisation])).toEqual([
      ["Servicemonteur", "Flevo elektra"],
      ["Paneelbouwer", "Kastbouw lelystad"],
    ]);
  });

  it("leaves others as they are", () => {
    const lines = ["Jo Smits", "Werk", "fietsmonteur", "Cursussen", "lassen"];
    const document = buildDocument(Array.from({ length: 5 }, () => lines).flat());
    expect(parseResume(document).sections.flatMap((one) => one.lines.map(({ text }) => text))).toContain(
      "fietsmonteur",
    );
  });
});
