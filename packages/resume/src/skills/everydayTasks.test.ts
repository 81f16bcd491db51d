import { describe, expect, it } from "vitest";
import { everydayTasksIn, isOfAnyJob } from "./everydayTasks.ts";
import type { SkillLinker } from "./skillLinker.ts";

/** Knows every name as a skill of that name, so that a test sees which one was looked for. */
const linker: SkillLinker = {
  link: (label) => [{ conceptId: label, label, score: 1 }],
  spot: () => [],
};

const tasksIn = (text: string) =>
  everydayTasksIn(text, linker).map(({ conceptId, start, end }) => [conceptId, text.slice(start, end)]);

describe("tasks that no one calls by their name", () => {
  it.each([
    ["Led a ward of twelve", "team leadership", "Led a ward of twelve"],
    ["Supervised six bricklayers", "team leadership", "Supervised six bricklayers"],
    ["Manages the reception team of six", "people management", "Manages the reception team of six"],
    [
      "Leiding aan een keukenbrigade van zeven",
      "people management",
      "Leiding aan een keukenbrigade van zeven",
    ],
    ["Stuurde drie planners aan", "team leadership", "Stuurde drie planners aan"],
    ["Coördinatie van 20 vrijwilligers", "team leadership", "Coördinatie van 20 vrijwilligers"],
    ["Mentored two junior lawyers", "mentoring colleagues", "Mentored two junior lawyers"],
    ["Trained three new clerks", "mentoring colleagues", "Trained three new clerks"],
    ["Je kijkt mee met onze stagiair", "mentoring colleagues", "kijkt mee met onze stagiair"],
    ["Je kunt hoofd- en bijzaken scheiden", "analytical thinking", "hoofd- en bijzaken scheiden"],
    ["Staying calm under pressure", "stress resistance", "Staying calm under"],
    ["Buddy for new joiners", "mentoring colleagues", "Buddy for new joiners"],
    ["nieuwe collega's wegwijs maken en inwerken", "mentoring colleagues", null],
    ["Train apprentices on the lathe", "workplace learning supervision", "Train apprentices"],
    ["twee leerling-kappers begeleiden", "workplace learning supervision", null],
    ["Training gegeven aan 40 baliemedewerkers", "training delivery", "Training gegeven"],
    ["Gave toolbox meetings on site", "training delivery", "Gave toolbox"],
    ["Presented findings to the board of trustees", "presenting", "Presented findings to the board"],
    ["Presentaties verzorgd voor bewoners", "presenting", "Presentaties verzorgd"],
    ["Responsible for a budget of £1.2m", "budget management", "Responsible for a budget"],
    ["Budget van 250.000 euro per jaar", "budget management", "Budget van 250.000"],
    ["Rooster voor 14 oppassers", "staff scheduling", "Rooster voor 14 oppassers"],
    ["Made the rosters for 25 cabin crew", "staff scheduling", "rosters for 25 cabin crew"],
    ["Organised the annual harvest festival", "event organisation", null],
    ["Organiseerde de sportdag", "event organisation", null],
    ["Onderaannemers aansturen", "subcontractor coordination", null],
    ["Negotiated prices with eight growers", "supplier management", null],
    ["Offertes opstellen voor tuinaanleg", "preparing quotations", "Offertes"],
    ["Facturen zelf versturen", "invoicing", "Facturen"],
    ["Wrote the maintenance manual", "writing technical documentation", null],
    ["Schreef het toetsbeleid", "policy development", "Schreef het toetsbeleid"],
    ["Reports for schools and funders", "report writing", "Reports for schools"],
    ["Je schrijft heldere rapporten", "report writing", "schrijft heldere rapporten"],
    ["Bestelt de materialen", "inventory control", null],
    ["Count stock on Fridays", "inventory control", "Count stock"],
    ["Stofadvies bij mensen thuis", "advising customers", "Stofadvies"],
    ["Dealing with aggressive or intoxicated persons", "handling aggressive behaviour", null],
    [
      "Je krijgt een boos gesprek weer rustig",
      "handling aggressive behaviour",
      "een boos gesprek weer rustig",
    ],
    ["Led two large projects", "project management", null],
    ["Train new room attendants", "mentoring colleagues", null],
    ["Draag mijn kennis over op jongere collega's", "mentoring colleagues", "Draag mijn kennis over op"],
    ["Elk jaar een leerling onder m'n vleugels", "mentoring colleagues", "leerling onder m'n vleugels"],
    ["Je houdt de klanten op de hoogte", "customer service", "houdt de klanten op de hoogte"],
    ["You can plan your own week", "planning and organising", "plan your own week"],
    ["Taught growers' staff to graft", "training delivery", "Taught growers' staff"],
    ["Je neemt aan de telefoon bestellingen op", "telephone customer contact", "aan de telefoon"],
    ["Happy with nights", "working in shifts", "Happy with nights"],
    ["Advises the board on planning law", "legal advice", "Advises the board on planning law"],
    ["Oplevering met de bewoner", "Handover and snagging", "Oplevering met de bewoner"],
    ["Explains tax in plain English", "Explaining complex matters simply", null],
    ["You answer questions from the press", "Media relations", "questions from the press"],
    ["Sees that contracts are renewed on time", "Contract management", "contracts are renewed on time"],
  ])("%s", (text, skill, words) => {
    expect(tasksIn(text)).toEqual([[skill, words ?? text]]);
  });

  it.each([
    "Managed 30 servers and 12 routers",
    "Led the migration of 12 customers to the cloud",
    "Led a class of 28 pupils",
    "Supervised by the head of department",
    "Manage four key accounts",
    "Aangestuurd door de teamleider",
    "Studied at Leiden University",
    "Begeleiding van klanten",
    "Worked within a tight budget",
    "Volgde een training verkopen",
    "Trained as a nurse in Leeds",
    "Organised my time well",
    "Wrote a manual testing plan",
    "Onboarding new customers",
    "Reports to the head of department",
    "Stagiair bij een notaris",
    "Draaide mee in het rooster",
    "Leerde veel van collega's",
  ])("not in: %s", (text) => {
    expect(tasksIn(text)).toEqual([]);
  });

  it("finds nothing where the taxonomy has no such skill", () => {
    expect(everydayTasksIn("Led a ward of twelve", { ...linker, link: () => [] })).toEqual([]);
  });
});

it("knows which skills any job may have", () => {
  expect(isOfAnyJob("team leadership", linker)).toBe(true);
  expect(isOfAnyJob("sheep shearing", linker)).toBe(false);
});
