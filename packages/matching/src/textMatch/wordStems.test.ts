import { describe, expect, test } from "vitest";
import { derivedStem, inflectedStem } from "./wordStems.ts";

describe("derivedStem of nouns that are no activity", () => {
  test.each([
    ["objections", "objects"],
    ["procession", "process"],
    ["portions", "ports"],
    ["missions", "miss"],
  ])("%s is not %s", (one, other) => {
    expect(derivedStem(one, "en")).not.toBe(derivedStem(other, "en"));
  });
});

describe("inflectedStem", () => {
  test.each([
    ["nl", "begrotingen", "begroting"],
    ["nl", "systemen", "systeem"],
    ["nl", "lessen", "les"],
    ["nl", "brieven", "brief"],
    ["nl", "huizen", "huis"],
    ["nl", "analyses", "analyse"],
    ["nl", "methoden", "methodes"],
    ["nl", "financiele", "financieel"],
    ["nl", "processen", "proces"],
    ["nl", "projectjes", "project"],
    ["en", "policies", "policy"],
    ["en", "boxes", "box"],
    ["en", "databases", "database"],
    ["en", "colour", "color"],
    ["en", "organisations", "organization"],
    ["en", "centres", "center"],
    ["en", "modelling", "modeling"],
    ["en", "paediatric", "pediatric"],
    ["en", "licences", "license"],
    ["en", "programme", "programs"],
  ])("%s: %s is a form of %s", (lang, one, other) => {
    expect(inflectedStem(one, lang)).toBe(inflectedStem(other, lang));
  });

  test.each([
    ["en", "engineer", "engineering"],
    ["en", "market", "marketing"],
    ["nl", "leider", "leiden"],
    ["nl", "plan", "planning"],
    ["de", "haus", "haeuser"],
  ])("%s: %s is no form of %s", (lang, one, other) => {
    expect(inflectedStem(one, lang)).not.toBe(inflectedStem(other, lang));
  });
});

describe("derivedStem", () => {
  test.each([
    ["nl", "opstellen", "opgesteld opstelt"],
    ["nl", "registreren", "registratie geregistreerd registreert registreerde"],
    ["nl", "voorbereiden", "voorbereiding"],
    ["nl", "beheren", "beheer beheert beheerde"],
    ["nl", "onderhouden", "onderhoud"],
    ["nl", "plannen", "planning"],
    ["nl", "inspecteren", "inspectie inspecties"],
    ["en", "manage", "managing managed manages management"],
    ["en", "calculate", "calculation calculating calculated"],
    ["en", "analyse", "analysing analyze analysis analyzed"],
    ["en", "maintain", "maintenance maintaining"],
    ["en", "write", "writing written wrote"],
    ["en", "apply", "applied applying"],
  ])("%s: %s shares its stem with %s", (lang, word, forms) => {
    const stem = derivedStem(word, lang);
    expect(forms.split(" ").map((form) => derivedStem(form, lang))).toEqual(forms.split(" ").map(() => stem));
  });

  test.each([
    ["nl", "leider", "leiden"],
    ["en", "engineering", "engineer"],
    ["en", "analyst", "analysis"],
  ])("%s: %s does not share it with %s", (lang, one, other) => {
    expect(derivedStem(one, lang)).not.toBe(derivedStem(other, lang));
  });
});

test("short words, numbers and words with signs stay as they are", () => {
  expect(["go", "c#", "k8s", "net", "h2o2s"].map((word) => derivedStem(word, "en"))).toEqual([
    "go",
    "c#",
    "k8s",
    "net",
    "h2o2s",
  ]);
});
