import { describe, expect, it } from "vitest";
import { foldKeepingPlaces } from "./fold.ts";
import { type AdSection, headingOf } from "./headings.ts";
import { askedOf } from "./testing/namedSkills.ts";

const phrases: Partial<Record<AdSection, string[]>> = {
  profile: [
    "You'll be great at this if…",
    "You will fit right in if:",
    "People who thrive here",
    "Who does well here?",
    "Mensen die het hier goed doen",
    "Wie past hier?",
    "Tick these and we should talk:",
    "Can you tick these boxes?",
    "Vink jij deze vakjes af?",
    "In your head:",
    "In your backpack",
    "In je rugzak",
    "Wat zit er in jouw rugzak?",
    "In your manner:",
    "What you've done",
    "What you have seen before",
    "Wat je al gedaan hebt",
    "What it takes",
    "Wat het vraagt",
    "You in a nutshell",
    "Jij in het kort",
    "What you'll need",
    "What we hope you bring",
    "Wat we hopen te vinden",
    "Wat ik hoop te vinden",
    "Hier herken jij jezelf in",
    "Dit ben jij ten voeten uit",
    "Jij bent onze nieuwe collega als:",
    "We click if you",
    "We hebben een match als je:",
    "Dit heb je in huis",
    "Dit neem je mee",
    "Dit kun je",
    "You tick most of these",
    "Must know",
    "Who we have in mind",
    "Wie we voor ogen hebben",
    "Wie hebben we in gedachten?",
    "The person we have in mind",
    "Jouw kracht",
    "What makes you a good fit",
    "Is this you?",
  ],
  work: [
    "On your desk:",
    "On your plate",
    "Op je bureau",
    "Op jouw bordje",
    "First 90 days",
    "Your first six months",
    "Jouw eerste honderd dagen",
    "De eerste drie maanden",
    "Jouw nieuwe functie",
    "Your new job",
    "What's the gig?",
    "Where you come in",
    "Hier kom jij in beeld",
    "Jouw aandeel",
    "What good looks like",
    "The job in a nutshell",
    "De functie in het kort",
    "The day to day",
    "A typical week",
    "What your week looks like",
    "Zo vul je je dagen",
    "Wat ligt er op je te wachten?",
    "Wat staat er op je lijstje?",
    "Your to-do list",
    "Hiermee vul je je week",
    "Waar ga je mee aan de slag?",
    "Daar ga je mee aan de slag",
    "What you'd be getting stuck into",
    "What keeps you busy",
    "Hier houd je je mee bezig",
    "How you'll spend your time",
  ],
  offer: [
    "What we do for you",
    "Wat wij voor jou doen",
    "Dit doen wij voor jou",
    "The money",
    "Wat schuift het?",
    "Wat levert het je op?",
    "What you'll earn",
    "Centen",
    "Dit staat ertegenover",
    "Daar staat tegenover",
    "And in return",
    "What's on the table",
    "Wat ligt er voor jou klaar?",
    "Dit ligt voor je klaar",
    "Waar je op kunt rekenen",
    "Reken maar op",
    "Onze plussen",
  ],
  apply: [
    "Durf jij?",
    "En nu?",
    "What now?",
    "Hoe nu verder?",
    "Zo word je onze collega",
    "Our process",
    "How we hire",
    "Zullen we kennismaken?",
    "Sold?",
  ],
  about: [
    "Waar ga je aan de slag?",
    "Met wie?",
    "Met wie werk je?",
    "Who you'll work with",
    "Your colleagues",
    "Hier kom je terecht",
    "A bit about us",
    "Wie we zijn",
    "Dit zijn wij",
    "What we're about",
    "Over de club",
  ],
};

describe("headings that tell by a turn of phrase", () => {
  it.each(
    Object.entries(phrases).flatMap(([section, all]) => all.map((text): [string, string] => [text, section])),
  )("%s is %s", (text, section) => {
    expect(headingOf(foldKeepingPlaces(text), false)?.section).toBe(section);
  });

  it.each([
    "Docker",
    "In Rotterdam",
    "You sell to schools in three countries",
    "Je plant de week van vier monteurs",
    "Junior boekhouder in Tiel",
  ])("%s is none", (text) => {
    expect(headingOf(foldKeepingPlaces(text), false)).toBeNull();
  });

  it("reads the lines below", () => {
    const ad =
      "On your desk:\nplanning for three shops\n\nIn your head:\nSQL, Excel\n\nWhat we do for you\n- a course in Docker";
    expect(askedOf(ad)).toEqual(["planning", "SQL", "Excel"]);
  });
});
