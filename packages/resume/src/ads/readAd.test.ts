import { describe, expect, it } from "vitest";
import { readAd } from "./readAd.ts";
import { askedOf, namedSkills } from "./testing/namedSkills.ts";

const PAGE = `Home
Vacatures
Over ons
Contact

Wij gebruiken cookies, bijvoorbeeld voor marketing.
Accepteren

Teamleider klantenservice
Utrecht - 32 uur

Bij Zonnig verkopen we zonnepanelen. Ons team werkt met Python en SQL.

Wat ga je doen?
Je maakt de planning en doet de boekhouding. Je collega's doen de salarisadministratie.

Dit ben jij
- Goede kennis van Excel
- Rijbewijs B
- Kennis van SAP is geen must, wel Power BI
- Engels is een pre

Pluspunten
- Scrum

Wij bieden
- Training in onderhandelen
- Yoga en een cursus Duits

Interesse?
Stuur je cv naar Petra van recruitment.

Vergelijkbare vacatures
Medewerker sales
Java-ontwikkelaar
`;

const HTML = `<html><head><title>Java</title><style>.sql{}</style></head><body>
<nav><ul><li>Marketing</li><li>Sales</li></ul></nav>
<div class="cookie-banner">We use cookies for marketing.</div>
<h1>Engineer</h1>
<h2>About us</h2><p>We build in Java.</p>
<h2>What you bring</h2><ul><li>Strong <b>SQL</b></li><li>C&#43;&#43; &amp; Git</li></ul>
<p><strong>Nice to have:</strong> Docker</p>
<h2>Benefits</h2><p>Yoga</p>
<aside><h3>Similar jobs</h3><p>What you bring: Python</p></aside>
<footer>SAP</footer></body></html>`;

describe("what an ad asks for", () => {
  it("is in what you do and what you bring, not in the rest of a pasted page", () => {
    expect(askedOf(PAGE)).toEqual([
      "planning",
      "boekhouding",
      "Excel 3",
      "rijbewijs B must",
      "Power BI",
      "English plus",
      "Scrum plus",
    ]);
  });

  it("is read from HTML, with places in the source", () => {
    expect(askedOf(HTML)).toEqual(["SQL 4", "C++", "Git", "Docker plus"]);
    const { asked } = readAd(HTML, namedSkills);
    const words = asked.map(({ places }) => places.map(({ start, end }) => HTML.slice(start, end)));
    expect(words).toEqual([["SQL"], ["C&#43;&#43;"], ["Git"], ["Docker"]]);
  });

  it.each([
    ["nothing of colleagues", "Your profile\nYou know SQL.\nYour colleagues write Java.", ["SQL"]],
    ["nothing of the team", "Wat ga je doen?\nOns team gebruikt Docker. Je werkt met Python.", ["Python"]],
    [
      "nothing done by others",
      "Je taken\n- Je maakt de planning. Facturen doet de boekhouding.",
      ["planning"],
    ],
    ["nothing of those you work with", "Jouw rol\nJe werkt nauw samen met inkoop en sales.", []],
    ["nothing that you will get", "You know SQL. You'll get a training in Python.", ["SQL"]],
    [
      "the job of the title, but nothing of a line that is alone",
      "Java developer\n\nYou know SQL.\n\nPython\n\nYou use Git.",
      ["Java", "SQL", "Git"],
    ],
    ["no title below a heading", "Profile\n- SQL\n\nAlso open\nJava developer", ["SQL"]],
    ["no department for a title", "Planning & Python team\nJava for all\n\nProfile\n- SQL", ["SQL"]],
    [
      "the title where the ad names the skill elsewhere as that says",
      "Senior Java developer (m/f/d)\n\nProfile\n- SQL\n- Java is a plus",
      ["SQL", "Java plus"],
    ],
    ["no title that the ad denies", "Java developer\n\nProfile\n- SQL\n- Java is not needed", ["SQL"]],
    [
      "nothing that the company makes",
      "The project\nFor a bank we're building an app in Java.\nYou write SQL.",
      ["SQL"],
    ],
    [
      "nothing that is left to others",
      "Jouw rol\n- Je rapporteert. Planning laten we aan de chef over.\n- Excel",
      ["Excel"],
    ],
    [
      "nothing after a closing question",
      "Your profile\n- SQL\n\nSounds good?\nCall Anna of recruitment.",
      ["SQL"],
    ],
    [
      "what others do beside the reader",
      "Your role\nMarketing is done by our agency, so you needn't do it. You use SQL.",
      ["SQL"],
    ],
    ["what the company looks for", "Over ons\nWij zoeken iemand met ervaring in marketing.", ["marketing"]],
    ["labels", "Must have: SQL\nNice to have: Docker\nWij bieden: yoga", ["SQL must", "Docker plus"]],
    ["a question as heading", "What do we ask? You write SQL. What do we offer? Yoga.", ["SQL"]],
    ["lists of what is not needed", "What you bring\n- SQL\n\nNot needed\n- Java", ["SQL"]],
    [
      "sentences where there are no headings",
      "We build software in Java. You know SQL. We offer yoga.",
      ["SQL"],
    ],
    [
      "a wrapped list item",
      "Requirements:\n- Experience with Python in a company that has\n  grown, and SQL",
      ["Python", "SQL"],
    ],
    ["a bare list", "SQL, Python", ["SQL", "Python"]],
  ])("reads %s", (_rule, text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });

  it("counts what is said of a skill before a task that merely names it", () => {
    const task = "What you'll do\nYou work with SAP and Docker.\n\nWhat you bring\n";
    expect(askedOf(`${task}- SAP is a plus\n- Docker is not required`)).toEqual(["SAP plus"]);
  });

  it("keeps every place, in the order of the text, with the highest level stated", () => {
    const text = "Python daily. Advanced SQL.\nYou teach others Python; expert Python.";
    const { asked } = readAd(text, namedSkills);
    expect(asked.map(({ conceptId, level }) => [conceptId, level])).toEqual([
      ["Python", 5],
      ["SQL", 4],
    ]);
    const words = asked[0]?.places.map(({ start, end }) => text.slice(start, end));
    expect(words).toEqual(["Python", "Python", "Python"]);
  });
});

describe("odd texts", () => {
  const long = `${"Wat je meebrengt: kennis van SQL, ruime ervaring met Python en geen Java. ".repeat(1400)}`;
  it.each([
    ["nothing", "", []],
    ["white space", " \n\t\u00a0\n", []],
    [
      "control characters and soft hyphens",
      "You know Py\u00adthon\u0000 and\u0007 S\u200bQL.",
      ["Python", "SQL"],
    ],
    ["decomposed letters", "Docker is een pre\u0301", ["Docker plus"]],
    ["right-to-left text", "\u202bאתה יודע SQL\u202c", ["SQL"]],
    ["broken HTML", "<div><p>You know SQL</p><nav><li>You know Python", ["SQL", "Python"]],
    ["entities that expand to nothing", "<p>You know SQL&#x110000;&bogus;</p>", ["SQL"]],
    ["one line of 100 kB", long, ["SQL", "Python 4"]],
    ["brackets and commas without end", `You know SQL ${"(,".repeat(50_000)}`, ["SQL"]],
    ["a word of 100 kB", `You know SQL. ${"a".repeat(100_000)}`, ["SQL"]],
  ])("gives a clear answer to %s", (_kind, text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });

  it("has places within the source", () => {
    const text = `${"e\u0301\u00ad".repeat(40)} You know SQL`;
    const [sql] = readAd(text, namedSkills).asked;
    expect(text.slice(sql?.places[0]?.start, sql?.places[0]?.end)).toBe("SQL");
  });
});

const PARAGRAPH =
  `The Cross Keys needs someone to run its accounts from February. It is a small place with two rooms,
a bar and a garden that is full from May. You'd do the boekhouding with us every month, keep an eye on stock and
on waste, and order from the butcher and the fish van. You know your HACCP. You don't fall over when a coach party turns up.
If you can do sales, wonderful; if not, Jean carries on with them. You needn't know SQL as there's a cousin for that.
We've four ales on, a wine list that my husband looks after, folk music on Thursdays and weddings in the barn.
£36k, tips shared, pension, 28 days of holidays, 48 hours over five days, closed Mondays. Ring Bev after three.`.replaceAll(
    "\n",
    " ",
  );

const MENU = `<ul><li>Home</li><li>Vacatures</li><li>Organisaties</li><li>Werkgebieden: marketing, inkoop</li><li>Dossier</li></ul>
<h1>Planner</h1><dl><dt>Dienstverband</dt><dd>Arbeidsovereenkomst, minimaal 1 jaar, met SAP-budget</dd></dl>
<h2>Functie-eisen</h2><ul><li>Ervaring met SQL</li></ul>`;

describe("whole ads in one form", () => {
  it("reads what a paragraph asks that names a fee as well", () => {
    const text =
      "Stagiair marketing\n\nTijdens je stage schrijf je de nieuwsbrief in SQL. Stagevergoeding € 500 en een laptop.";
    expect(readAd(text, namedSkills).asked.map(({ conceptId }) => conceptId)).toEqual(["SQL"]);
  });

  it.each([
    "Warehouse night shift\n\nWrite SQL all night. No CV needed: text NIGHT to 0612345678, we call you back the same day.",
    "Wie komt ons helpen?\n\nBij ons onderhoud je databases met SQL. Wij geven je personeelseten en de fooi.",
  ])("reads what the one paragraph of an ad asks, whatever else it says: %j", (text) => {
    expect(readAd(text, namedSkills).asked.map(({ conceptId }) => conceptId)).toEqual(["SQL"]);
  });

  it("reads an ad of one paragraph sentence by sentence", () => {
    const asked = askedOf(PARAGRAPH);
    expect(asked).toContain("boekhouding");
    expect(asked).toContain("HACCP");
    expect(asked).not.toContain("SQL");
  });

  it("takes the menu of a page and the terms of the job for nothing that is asked", () => {
    expect(askedOf(`<p>Ga direct naar de inhoud</p>${MENU}`)).toEqual(["SQL"]);
  });
});
