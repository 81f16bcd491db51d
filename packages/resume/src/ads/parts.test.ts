import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

const ABOUT = "Over ons\nWij zijn een bureau dat al jaren met Python werkt.\n\n";
const ABOUT_EN = "About us\nWe are an agency. Our team works with Python.\n\n";

describe("parts of an ad whose headings do not tell", () => {
  it.each<[string, string[]]>([
    // The reader is who does it, wherever it stands.
    [
      `${ABOUT}Het team\nJe verzorgt de boekhouding en doet de inkoop.\n\nProfiel\n- SQL`,
      ["boekhouding", "inkoop", "SQL"],
    ],
    [`${ABOUT}Het team\nVerder maak je de planning.\n\nProfiel\n- SQL`, ["planning", "SQL"]],
    [`${ABOUT_EN}The team\nYou own the planning.\n\nProfile\n- SQL`, ["planning", "SQL"]],
    [`${ABOUT_EN}The team\nYou will own the planning.\n\nProfile\n- SQL`, ["planning", "SQL"]],
    [
      `${ABOUT_EN}Profile\n- SQL\n\nNorthgate Clinic has 120 beds, a pharmacy, wards for wondzorg and a school for koken.`,
      ["SQL"],
    ],
    [
      "At a glance\n2 years | salary € 30,000, a pension and a bonus\n\nThe successful candidate will run the planning of four shops and the boekhouding of one.\n\nProfile\n- SQL",
      ["planning", "boekhouding", "SQL"],
    ],
    [`${ABOUT_EN}The team\nYou will get a course in Docker.\n\nProfile\n- SQL`, ["SQL"]],
    [
      "In het kort\nuren: 24\nsalaris: € 2.900 bruto per maand\npensioen: ja\n\nAls administrateur verzorg je de boekhouding van vier winkels in de binnenstad. Je krijgt een laptop.\n\nProfiel\n- SQL",
      ["boekhouding", "SQL"],
    ],
    [`${ABOUT}Het team\nJe krijgt een cursus boekhouding.\n\nProfiel\n- SQL`, ["SQL"]],
    [`${ABOUT_EN}The team\nYou join a team that works with Docker.\n\nProfile\n- SQL`, ["SQL"]],
    [
      `${ABOUT}Wat er op je bord komt\nJe werkt zelfstandig aan de planning en je schrijft met je collega's aan de boekhouding van drie bedrijven.\n\nProfiel\n- SQL`,
      ["planning", "boekhouding", "SQL"],
    ],
    [`${ABOUT_EN}On a normal night\n- welding\n- Excel\n\nProfile\n- SQL`, ["welding", "Excel", "SQL"]],
    [`${ABOUT}Een dag in onze keuken\nOm acht uur begint het koken.\n\nProfiel\n- SQL`, ["koken", "SQL"]],
    [
      `Wat is het werk\n- planning\n\nWat moet erin zitten\n- kennis cao\n- SQL\n\nWat krijg je: € 3.000, een bonus, een laptop en een cursus Docker.`,
      ["planning", "SQL must"],
    ],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("a list below words that do not tell", () => {
  it.each<[string, string[]]>([
    // Each item is judged by itself, and may be done for the company.
    ["Shopkeeper\n- Answer our phone\n- SQL for our suppliers\n- planning", ["SQL", "planning"]],
    ["Shopkeeper\n- Our Docker cluster is old\n- planning", ["planning"]],
    // What the work is done with, behind what the reader does.
    ["Je doet de boekhouding. We werken met SQL.", ["boekhouding", "SQL"]],
    ["Wij zijn een bureau. We werken met SQL.\n\nProfiel\n- planning", ["planning"]],
    // Small pictures begin lines of a list, however wide the text is.
    [
      "What you'll do\n🔹 the planning of four shops in the north and two in the south, € 4,000 a month\n🔹 SQL for them",
      ["planning", "SQL"],
    ],
    // A row of facts says nothing of the list below it.
    ["Shopkeeper in Zwolle\n\nper direct ** € 14,80 per uur\n\n= planning\n= SQL", ["planning", "SQL"]],
    ["Je schrijft SQL en zit aan tafel bij de medezeggenschapsraad.", ["SQL"]],
    // What someone else looks for.
    ["Hi Jo,\n\nThey want someone to own the planning. They look after SQL.", ["planning"]],
    ["Dag Jo,\n\nDe klant zoekt iemand die de boekhouding doet.", ["boekhouding"]],
    [`${ABOUT_EN}What you'll do\n- the planning of four shops (we use SQL)`, ["planning", "SQL"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("an ad in running prose below its title", () => {
  const prose = (facts: string) =>
    `Skipper of a pilot boat\n${facts}\n\nOur boats have left this harbour since 1903, and Gwen's welding holds them together.\n\nYou take the pilots out to the ships, write SQL for the port's records and do the planning of the next day together with the control room on the quay.\n\nWe ask for a driving licence and three years of Excel. Docker would be welcome. You need not know Java, as we have people for that, nor is Python of any use here.\n\nThe pay is £38,400 with a pension of 9 % and a course in welding. Interested? Call Gwen.`;
  const asked = ["SQL", "planning", "driving licence must", "Excel 3", "Docker plus"];

  it.each([
    ["", asked],
    ["£38,400 plus overtime, 28 days' leave, permanent contract", asked],
    ["Call 01792 000000 or mail hello@boats.example before 4 March", asked],
  ])("reads what the reader does, whatever the facts below the title are: %s", (facts, expected) => {
    expect(askedOf(prose(facts))).toEqual(expected);
  });

  it("takes a question to the reader for a title, and the last paragraph for the offer", () => {
    expect(
      askedOf(
        "Kom je meekoken?\n\nIn onze keuken staat elke ochtend verse soep op.\n\nJe doet de inkoop en het koken voor veertig kinderen en je houdt je aan de HACCP. Een VOG is nodig.\n\nJe krijgt € 2.900 bruto, 27 vakantiedagen en een cursus boekhouding.",
      ),
    ).toEqual(["inkoop", "koken", "HACCP", "VOG must"]);
  });
});

describe("cells of several lines", () => {
  const row = (label: string, ...lines: string[]) =>
    `<tr><th>${label}</th><td>${lines.join("<br>")}</td></tr>`;
  const table = (...rows: string[]) => `<table>${rows.join("")}</table>`;

  it.each<[string, string[]]>([
    [
      table(
        row("Je taken", "planning", "koken"),
        row("Harde eisen", "Excel", "SQL"),
        row("Gewenst", "Docker", "Java"),
        row("Niet nodig", "SAP", "Python"),
        row("Salaris", "€ 3.100", "korting op yoga"),
      ),
      ["planning", "koken", "Excel must", "SQL must", "Docker plus", "Java plus"],
    ],
    [
      table(row("Gewenst", "Docker", "Java"), row("Profiel", "SQL", "Excel")),
      ["Docker plus", "Java plus", "SQL", "Excel"],
    ],
    [table(row("Vereist", "Excel", "Rijbewijs B", "SQL")), ["Excel must", "rijbewijs B must", "SQL must"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });

  it("reads the rows below a head in capitals, between rulers", () => {
    expect(
      askedOf(
        "NIGHT AUDITOR\nHOTEL       Kade 7\n\n--------------------\nDUTIES           WHEN\n--------------------\nSQL              daily\nplanning         at 3 a.m.\n--------------------\n\nREQUIRED\n- Excel",
      ),
    ).toEqual(["SQL", "planning", "Excel must"]);
  });
});

describe("words that begin a paragraph or a row", () => {
  it.each<[string, string[]]>([
    [
      "Things we can't bend on. Java, and some SQL.\nThings we'd like. Docker.",
      ["Java must", "SQL must 2", "Docker plus"],
    ],
    ["Profiel\nRijbewijs: B, verplicht", ["rijbewijs must"]],
    ["Functie: chauffeur\nRijbewijs: ja\n\nProfiel\n- SQL", ["rijbewijs must", "SQL"]],
    ["Eisen\nSQL: niet nodig\nJava: verplicht\nExcel", ["Java must", "Excel"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("tables whose columns say how much is wanted", () => {
  const table = (...rows: string[][]) =>
    `<h2>Profile</h2><table>${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join("")}</tr>`).join("")}</table>`;

  it.each<[string, string[]]>([
    [
      table(["", "Essential", "Desirable", "Not part of this post"], ["IT", "SQL; Java", "Docker", "Python"]),
      ["SQL must", "Java must", "Docker plus"],
    ],
    [table(["Verplicht", "Pre"], ["SQL", "Docker"], ["", "Java"]), ["SQL must", "Docker plus", "Java plus"]],
    ["Profile\n| Must have | Nice to have |\n| SQL | Docker |", ["SQL must", "Docker plus"]],
    ["Profile\nMust have      Nice to have\nSQL            Docker", ["SQL must", "Docker plus"]],
    [table(["Skill", "Essential"], ["SQL", "yes"]), ["SQL"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("a check of conduct", () => {
  it.each<[string, string[]]>([
    ["Profiel\n- SQL\n\nSolliciteren\nVoor je start hebben we een VOG nodig.", ["SQL", "VOG must"]],
    [
      "Profile\n- SQL\n\nHow to apply\nAn offer is subject to a DBS check. Send a CV in Word.",
      ["SQL", "DBS check must"],
    ],
    ["Profiel\n- SQL\n\nVergelijkbare vacatures\nMedewerker VOG", ["SQL"]],
  ])("is a condition wherever it is named: %s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("copies of pages", () => {
  it.each<[string, string[]]>([
    [
      "Profile\n+++ SQL\n+++ Java\n\nNice to have\no-o Docker\no-o Excel\n\nYou can leave these at home\nx Python\nx React",
      ["SQL", "Java", "Docker plus", "Excel plus"],
    ],
    [
      "--- what you need ---\nSQL and some Java\n--- what'd make us dance ---\nDocker",
      ["SQL must", "Java must 2", "Docker plus"],
    ],
    [
      "Profiel\nJe hebt al een paar jaar met veel plezier gewerkt aan de boek-\n   houding en met onze fijne collega's en je kent Excel op hoog\n   niveau.",
      ["boekhouding", "Excel 4"],
    ],
    ["Profiel\nJe hebt ervaring met ver- \nen inkoop.", ["inkoop"]],
    [
      "<table><tr><td><h2>Profile</h2><p>SQL<h3>Apply</h3><p>Mail us.</td><td><b>Also open</b><br>Java developer</td></tr></table>",
      ["SQL"],
    ],
    [
      '<div id="onetrust-banner"><h3>What you need</h3><ul><li>marketing</li></ul></div><h2>Profile</h2><ul><li>SQL</li></ul>',
      ["SQL"],
    ],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("names of people", () => {
  it.each<[string, string[]]>([
    ["Your work\n- You do the planning with our Java developer.", ["planning"]],
    ["Jouw werk\n- Je maakt de planning, de SQL-specialist helpt.", ["planning"]],
    ["Profile\n- Experience as a Java developer", ["Java"]],
    ["Your work\n- You answer questions from sales and do the planning.", ["planning"]],
    ["Profile\n- Experience with sales", ["sales"]],
    ["Your work\n- With five Java developers you do the planning.", ["planning"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("what a sentence calls unnecessary or welcome", () => {
  const P = "Your profile\n";
  it.each<[string, string[]]>([
    [`${P}- Java\n- SQL? Neen.`, ["Java"]],
    [`${P}- Java\n- SQL won't be asked of you. The same holds for Docker.`, ["Java"]],
    [`${P}- Java\n- Nobody will test your SQL.`, ["Java"]],
    [`${P}- Java\n- SQL laat je aan de webredactie.`, ["Java"]],
    [`${P}- Java\n- SQL belongs to the data team.`, ["Java"]],
    [`${P}- Java\n- SQL is voor onze partner in Veenendaal.`, ["Java"]],
    [`${P}- Java\n- SQL can be acquired here.`, ["Java"]],
    [`${P}- Java\n- U wordt hierin geschoold, evenals in SQL.`, ["Java"]],
    [`${P}- Java\n- Aan SQL kom je niet.`, ["Java"]],
    [`${P}- Java\nYou might have: SQL, Docker`, ["Java", "SQL plus", "Docker plus"]],
    [`${P}- Java\n- SQL: nergens voor nodig`, ["Java"]],
    [`${P}- Java\n- If it was SQL: thank you, but no`, ["Java"]],
    [`${P}- Java\n- Je kunt doorgroeien naar een rol met SQL.`, ["Java"]],
    [`${P}- Java\n\nNot relevant to this post\n- SQL`, ["Java"]],
    [`${P}- SQL: liefst wel`, ["SQL plus"]],
    [`${P}- SQL = mooi`, ["SQL plus"]],
    [`${P}- SQL background = big plus`, ["SQL plus"]],
    [`${P}- SQL is a real asset`, ["SQL plus"]],
    [`${P}- SQL makes you a hero here`, ["SQL plus"]],
    [`${P}- Java\n\nNiet doorslaggevend, wel fijn\n- SQL`, ["Java", "SQL plus"]],
    [`${P}- Java\n\nNice if you've got it\n- SQL`, ["Java", "SQL plus"]],
    [`${P}- Samen met klanten maak je de planning.`, ["planning"]],
    [`${P}- Beheersing van Engels of Duits strekt tot aanbeveling.`, ["English plus", "German plus"]],
    [`${P}- Engels zou geweldig zijn.`, ["English plus"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});
