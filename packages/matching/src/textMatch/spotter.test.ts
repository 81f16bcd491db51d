import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Spotter } from "./spotter.ts";

const label = (conceptId: string, text: string, preferred = true) => ({
  conceptId,
  label: text,
  lang: "en",
  preferred,
});

describe("spot", () => {
  const spotter = new Spotter([
    label("pm", "project management"),
    label("pms", "project management software"),
    label("ms", "management software"),
    label("java", "Java"),
    label("go", "Go"),
    label("sharp", "C#"),
    label("boek", "boekhouden"),
    label("other", "java", false),
  ]);
  const texts = (text: string): string[] =>
    spotter.spot(text).map(({ start, end }) => text.slice(start, end));

  test("prefers the label that begins first, then the longest", () => {
    expect(texts("Used Project Management software daily")).toEqual(["Project Management software"]);
    expect(texts("project management and management-software")).toEqual([
      "project management",
      "management-software",
    ]);
    expect(texts("project project management")).toEqual(["project management"]);
  });

  test("respects word boundaries and signs", () => {
    expect(texts("JavaScript, javaanse boekhouders")).toEqual([]);
    expect(texts("Java/C#, (boekhouden).")).toEqual(["Java", "C#", "boekhouden"]);
  });

  test("needs the determiner of a name that is one word beside it", () => {
    const socials = new Spotter([label("socials", "our socials")]);
    expect(socials.spot("Social worker for adults")).toEqual([]);
    expect(socials.spot("You run our socials").length).toBe(1);
  });

  test("says where the words have another form than the name", () => {
    const forms = (text: string) => spotter.spot(text).map(({ isReworded }) => isReworded ?? false);
    expect(forms("project management")).toEqual([false]);
    expect(forms("managing projects")).toEqual([true]);
  });

  test("finds a name with a small word and an article as it is written, and no other name by them", () => {
    const dutch = new Spotter([
      { conceptId: "ic", label: "werken op de intensive care", lang: "nl", preferred: true },
      { conceptId: "gtm", label: "go-to-market", lang: "en", preferred: true },
    ]);
    const found = (text: string) => dutch.spot(text).map(({ conceptId }) => conceptId);
    expect(found("Ervaring met werken op de intensive care.")).toEqual(["ic"]);
    expect(found("We go to the market on Saturdays.")).toEqual([]);
  });

  test("finds a name that begins with what is done, with small words behind it, as it is written", () => {
    const handing = new Spotter([label("handover", "handing over to the next shift")]);
    const found = (text: string) => handing.spot(text).map(({ start, end }) => text.slice(start, end));
    expect(found("Giving medication and handing over to the next shift.")).toEqual([
      "handing over to the next shift",
    ]);
    expect(found("Handing over the keys before the next shift.")).toEqual([]);
  });

  test("takes how long something lasts for no object of a verb", () => {
    const named = new Spotter([label("minutes", "minute taking")]);
    const found = (text: string) => named.spot(text).map(({ conceptId }) => conceptId);
    expect(found("Our builds take 23 minutes")).toEqual([]);
    expect(found("Our builds take three minutes")).toEqual([]);
    expect(found("You take clear minutes")).toEqual(["minutes"]);
  });

  test("skips single words that mostly mean something else, and takes the preferred of two equal labels", () => {
    expect(texts("ready to go")).toEqual([]);
    expect(spotter.spot("java")).toEqual([{ conceptId: "java", label: "Java", start: 0, end: 4 }]);
  });
});

test("finds what trying every label at every word would find", () => {
  const word = fc.constantFrom("zarf", "quimp", "blorfo", "snirk");
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  const text = fc.array(word, { maxLength: 14 });
  fc.assert(
    fc.property(fc.uniqueArray(phrase, { minLength: 1, maxLength: 8 }), text, (phrases, words) => {
      const spots = new Spotter(phrases.map((one) => label(one, one))).spot(words.join(" "));
      const expected: string[] = [];
      for (let at = 0; at < words.length; ) {
        const longest = phrases
          .filter((one) => `${words.slice(at).join(" ")} `.startsWith(`${one} `))
          .toSorted((a, b) => b.split(" ").length - a.split(" ").length)[0];
        if (longest !== undefined) expected.push(longest);
        at += longest?.split(" ").length ?? 1;
      }
      expect(spots.map((spot) => spot.conceptId)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

const named = (label: string, lang: string) => ({ conceptId: label, label, lang, preferred: true });

describe("forms of a name", () => {
  test.each([
    ["begrotingen opstellen", "Je stelt de begroting op."],
    ["begrotingen opstellen", "ervaring met het opstellen van begrotingen"],
    ["begrotingen opstellen", "heeft begrotingen opgesteld"],
    ["begrotingen opstellen", "in staat om begrotingen op te stellen"],
    ["zorgplannen opstellen", "kennis van zorgplannen"],
    ["lessen voorbereiden", "lesvoorbereiding"],
    ["Lesvoorbereiding", "het voorbereiden van lessen"],
    ["wondzorg", "zorg voor wonden"],
    ["voorraadbeheer", "je beheert de voorraad"],
    ["netwerkbeheer", "netwerk- en systeembeheer"],
    ["Onderhandelen", "heeft met leveranciers onderhandeld"],
    ["Financiële analyse", "financiele analyses"],
    ["Data-analyse", "data analyse"],
    ["Verpleegkundige anamnese", "verpleegkundige anamneses afnemen"],
    ["bevallingen begeleiden", "Je begeleidt bevallingen, ook wie anders begeleidt."],
    ["facturen controleren", "Je controleert facturen."],
    ["facturen controleren", "Verder controleer je facturen."],
    ["visiteren", "U visiteert gedetineerden."],
  ])("Dutch: %s in %s", (label, text) => {
    const others = [
      named("systeembeheer", "nl"),
      named("wie begeleidt", "nl"),
      named("zorg plan wond les voorbereiding voorraad netwerk systeem beheer beheren", "nl"),
    ];
    expect(new Spotter([named(label, "nl"), ...others]).spot(text).map((spot) => spot.label)).toContain(
      label,
    );
  });

  test.each([
    ["managing budgets", "managed large projects and their budgets; management of budgets"],
    ["managing budgets", "budget management"],
    ["data analysis", "analysing data every week"],
    ["data visualisation", "data visualization"],
    ["paediatric care", "pediatric care"],
    ["labour law", "labor law"],
    ["care plans", "wrote a care plan"],
    ["front-end development", "frontend development"],
    ["help desk", "helpdesk"],
    ["e-mail marketing", "email marketing, e mail marketing"],
    ["café management", "cafe management"],
    ["accounting software", "acounting software"],
    ["SQL", "SQL, T-SQL"],
    ["PLC", "programming PLCs"],
  ])("English: %s in %s", (label, text) => {
    expect(new Spotter([named(label, "en")]).spot(text).map((spot) => spot.label)).toContain(label);
  });

  test.each([
    ["en", "managing budgets", "the manager has a budget"],
    ["en", "dessert making", "a dessert made with cream"],
    ["en", "Data engineering", "our data engineers"],
    ["en", "InDesign", "errors in design"],
    ["en", "Marketing", "the market"],
    ["en", "HR", "hr"],
    ["en", "IT support", "we support it"],
    ["en", "Docker Compose", "Docker, compose"],
    ["en", "pleading", "pleasing"],
    ["en", "Go", "ready to go"],
    ["nl", "Coachen", "Agile coach"],
    ["nl", "Begroten", "een begroeting"],
    ["nl", "Delegeren", "de lege kamer"],
    ["nl", "bijverkoop", "bij de verkoop"],
    ["nl", "meettechniek", "met verschillende technieken"],
    ["nl", "vrachtwagens plannen", "Er komen dagelijks vrachtwagens."],
    ["nl", "bijen houden", "Je houdt je bij de regels."],
    ["nl", "interne controle", "Je controleert de interne processen."],
    ["nl", "technisch tekenen", "De technisch manager tekent het."],
  ])("%s: %s not in %s", (lang, label, text) => {
    expect(new Spotter([named(label, lang)]).spot(text)).toEqual([]);
  });

  test("names in one language are found loosely in texts of that language alone", () => {
    const text =
      "The slopes of the hill were for the most part covered by snow, and we went to the top of it.";
    expect(new Spotter([named("Slopen", "nl"), named("Dakhelling", "nl")]).spot(text)).toEqual([]);
  });
});

test("a verb that begins like a short noun is no compound with it", () => {
  const names = ["bessen telen", "materialen bestellen"].map((name) => ({
    ...label(name, name),
    lang: "nl",
  }));
  expect(new Spotter(names).spot("Wie een ketel bestelt, belt ons.")).toEqual([]);
});

describe("a verb apart from what it is about", () => {
  test.each([
    ["en", "managing subcontractors", "You manage some thirty subcontractors on site."],
    ["nl", "storingen oplossen", "Je lost kleine storingen zelf op."],
    ["nl", "bankmutaties verwerken", "verwerken van inkoopfacturen, verkoopfacturen en bankmutaties"],
    ["en", "electrical maintenance", "electrical and mechanical maintenance"],
    ["nl", "zorgplannen opstellen", "Als contactverzorgende stel je de nieuwe zorgplannen op."],
  ])("%s: %s in %s", (lang, label, text) => {
    expect(new Spotter([named(label, lang)]).spot(text).map((spot) => spot.label)).toEqual([label]);
  });

  test.each([
    ["en", "managing subcontractors", "You manage the site. Subcontractors report to you."],
    ["en", "leading teams", "You lead the work and the team likes it."],
    ["nl", "storingen oplossen", "Er zijn storingen; die lost de fabrikant zelf op."],
  ])("%s: %s not in %s", (lang, label, text) => {
    expect(new Spotter([named(label, lang)]).spot(text)).toEqual([]);
  });
});
