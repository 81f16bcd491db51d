import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

/** Each sentence with what it asks for, in the order of its words. */
const cases: [string, string[]][] = [
  // Not needed, said before the skill.
  ["Geen ervaring met SAP nodig, wel met Excel.", ["Excel"]],
  ["You don't need Java, but you know Python.", ["Python"]],
  ["No Java or C++ required; Python is.", ["Python"]],
  ["Je hoeft geen Java te kennen, maar SQL wel.", ["SQL"]],
  ["Je kent Python. Hoef je geen Java voor te kennen!", ["Python"]],
  ["You do not have to know Kubernetes or Docker.", []],
  ["There is no need to know SAP. You know Excel.", ["Excel"]],
  ["Ook zonder ervaring in de psychiatrie ben je welkom. Je kent Excel.", ["Excel"]],
  ["We zoeken geen Java-ontwikkelaar maar iemand die Python kent.", ["Python"]],
  ["You know Python. Nor do you need Java.", ["Python"]],
  ["You use Python instead of Java.", ["Python"]],
  ["We'll teach you Docker. You know Git.", ["Git"]],
  // Welcome, though not needed.
  ["Je kent Excel. SQL? Handig bij de maandcijfers maar geen must.", ["Excel", "SQL plus"]],
  ["You know Excel. Docker is useful but not strictly necessary.", ["Excel", "Docker plus"]],
  ["Fijn maar niet nodig: SAP of Salesforce.", ["SAP plus", "Salesforce plus"]],
  // A reason says nothing of the people it names.
  ["Desirable\n- German, since most of our suppliers are in Bremen", ["German plus"]],
  // Not needed, said after it.
  ["Kennis van SAP is geen must, wel Excel.", ["Excel"]],
  ["SAP is niet vereist. Excel wel.", ["Excel"]],
  ["Je kent Excel. Ervaring met SAP is niet nodig.", ["Excel"]],
  ["You know SQL. Experience with Java or C++ isn't required.", ["SQL"]],
  ["You know SQL; Docker is not necessary.", ["SQL"]],
  ["Je kent Excel en Word, SAP hoef je niet te kennen.", ["Excel", "Word"]],
  ["Een BIG-registratie wordt niet gevraagd. Je kent Excel.", ["Excel"]],
  ["VCA niet nodig, ervaring met orderpicken evenmin. Je kent Excel.", ["Excel"]],
  ["Metselen leer je bij ons. Timmeren kun je al.", ["timmeren"]],
  ["Je kent SQL. Docker leren we je.", ["SQL"]],
  ["Welding and Dutch aren't needed; you know Excel.", ["Excel"]],
  ["You know Python. Experience with SAP or Tableau isn't required.", ["Python"]],
  // No negation at all.
  ["Je hebt geen moeite met Excel.", ["Excel"]],
  ["You are no stranger to SQL.", ["SQL"]],
  ["Not only Java but also Python is your daily work.", ["Java", "Python"]],
  ["Zonder moeite schrijf je SQL.", ["SQL"]],
  ["Niet alleen Excel maar ook Word ken je goed.", ["Excel", "Word 3"]],
  // A plus.
  ["You know SQL. Docker is a plus.", ["SQL", "Docker plus"]],
  ["Je kent Excel, SAP is een pré.", ["Excel", "SAP plus"]],
  ["Ervaring met React, Docker of AWS is een pre.", ["React plus", "Docker plus", "AWS plus"]],
  ["Je hebt ervaring met Python en kennis van Docker is een pre.", ["Python", "Docker plus"]],
  ["Ervaring met Python, kennis van Docker is mooi meegenomen.", ["Python", "Docker plus"]],
  ["Bij voorkeur heb je ervaring met SAP.", ["SAP plus"]],
  ["You know SQL and preferably Python.", ["SQL", "Python plus"]],
  ["Python (a plus), SQL", ["Python plus", "SQL"]],
  ["Docker – nice to have", ["Docker plus"]],
  ["Nice to have: Docker, Kubernetes, kennis van AWS", ["Docker plus", "Kubernetes plus", "AWS plus"]],
  ["Het is een pre als je Docker kent.", ["Docker plus"]],
  ["It would be great if you know AWS.", ["AWS plus"]],
  ["Ervaring met SAP heeft de voorkeur.", ["SAP plus"]],
  ["Kennis van SAP strekt tot aanbeveling.", ["SAP plus"]],
  ["Ideally you have worked with Docker.", ["Docker plus"]],
  ["Experience with AWS is not required but a plus.", ["AWS plus"]],
  ["Kennis van SAP is geen vereiste, maar wel een pre.", ["SAP plus"]],
  ["German would be a plus, and so would Docker.", ["German plus", "Docker plus"]],
  ["Heb je ook ervaring met SAP? Mooi meegenomen!", ["SAP plus"]],
  ["Forklift certificate? Nice!", ["forklift certificate plus"]],
  ["VCA of rijbewijs B is een pré", ["VCA plus", "rijbewijs B plus"]],
  [
    "Goede beheersing van het Nederlands en Duits, Engels is handig.",
    ["Dutch 3", "German 3", "English plus"],
  ],
  // A must.
  ["SQL is a must, Docker is a plus.", ["SQL must", "Docker plus"]],
  ["Kennis van Excel is vereist.", ["Excel must"]],
  ["You must know Python and SQL.", ["Python must", "SQL must"]],
  ["HACCP is onmisbaar.", ["HACCP must"]],
  ["Je moet kunnen lassen.", ["lassen must"]],
  ["Experience with Python is essential", ["Python must"]],
  ["Vereist: SQL, Python", ["SQL must", "Python must"]],
  ["Required: SQL; preferred: Docker", ["SQL must", "Docker plus"]],
  ["Python (required), Docker (nice to have)", ["Python must", "Docker plus"]],
  ["4 years of Python – this is a must", ["Python must 4"]],
  ["Rijbewijs B", ["rijbewijs B must"]],
  ["Je hebt een BIG-registratie en VCA.", ["BIG-registratie must", "VCA must"]],
  ["A PhD in statistics or a related field (required). You know Python.", ["statistics", "Python"]],
];

describe("what an ad says of a skill", () => {
  it.each(cases)("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});
