import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, it } from "vitest";
import { looksLikeOrganisation, looksLikeRole } from "./headlineWords.ts";

it("takes the names of jobs for roles", () => {
  const names = loadStarter().jobs.flatMap(({ en, nl, aliases }) => [en, nl, ...aliases.en, ...aliases.nl]);
  const others = names.filter((name) => !looksLikeRole(name));
  expect(others.length / names.length).toBeLessThan(0.03);
});

it("takes firms for organisations and trades for none", () => {
  for (const name of ["Slagerij Nijland", "Jumbo", "Van Dam Transportbedrijf", "Kestrel Ltd"])
    expect(looksLikeOrganisation(name)).toBe(true);
  for (const name of ["Onderhoudsmonteur", "Head gardener", "Kraamverzorgster"])
    expect(looksLikeOrganisation(name)).toBe(false);
});
