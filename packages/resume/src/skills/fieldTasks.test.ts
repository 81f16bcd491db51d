import { describe, expect, it } from "vitest";
import { fieldTasksIn, withoutMisread } from "./fieldTasks.ts";
import type { SkillLinker } from "./skillLinker.ts";

/** Knows every name as a skill of that name, so that a test sees which one was looked for. */
const linker: SkillLinker = {
  link: (label) => [{ conceptId: label, label, score: 1 }],
  spot: () => [],
};

const skillsIn = (text: string) => fieldTasksIn(text, linker).map(({ label }) => label);

describe("tasks told as what is done to what", () => {
  it.each([
    ["Changed and emptied stoma pouches", "Stoma care"],
    ["Verwisselde stomazakjes bij drie cliënten", "Stoma care"],
    ["I keep the books for thirty clients", "Bookkeeping"],
    ["Strapping down the load so it gets there in one piece", "Load securing"],
    ["Ik lap de ramen, verzorg de was en verschoon de bedden", "Laundry work"],
    ["Je zet postbussen over naar Microsoft 365", "Microsoft 365 administration"],
    ["De jaarrekening van twaalf klanten opgesteld", "Annual accounts"],
    ["Reed zes jaar lang op een vrachtwagen", "Truck driving"],
    ["Nam elke dag de telefoon op", "Telephone customer contact"],
    ["Lekken opsporen achter tegels", "Leak detection and repair"],
    ["Damaged doors and sashes were hung again", "Carpentry"],
    ["Zet vallen en verwijdert wespennesten", "Pest control in buildings"],
    ["Helped people choose and adjusted their glasses", "Dispensing spectacles"],
    ["Las elke woensdag voor aan peuters", "Reading promotion and language support"],
    ["Er zijn veel cv-ketels gerepareerd", "Central heating installation"],
    ["You set out the hall for assemblies", "Meeting room and AV support"],
    ["Leest de krant en voert 's ochtends de koeien", "Animal feeding and rations"],
    ["Sweeps chimneys and fits stoves", "Chimney and stove installation"],
    ["Ik fileer zalm en kook met restjes", "Meat, poultry and fish processing"],
    ["Mows the field in summer", "Lawn care"],
    ["Hij strijkt lakens en vouwt handdoeken", "Laundry work"],
    ["Every Thursday I released the supplier payments", "Payment processing"],
    ["Zet op vrijdag de betaalrun klaar", "Payment processing"],
    ["You explain to the MD what moved since last month", "Variance analysis"],
    ["Rekent investeringen door voor de directie", "Investment appraisal"],
    ["You unravel who really owns the companies", "Ownership structures and UBOs"],
    ["Sits down with the hiring manager before a search", "Vacancy intake"],
    ["Screent sollicitaties en belt kandidaten", "Résumé screening"],
    ["Je beoordeelt cv's en belt terug", "Résumé screening"],
    ["Je denkt mee over het personeelsbeleid", "HR policy development"],
    ["You represented the agency at employment tribunals", "Litigation"],
    ["Krijgt boze bellers rustig", "Handling difficult customers"],
    ["Showing buyers round on Saturdays", "House viewings"],
    ["Vraagt kadastrale gegevens op bij het Kadaster", "Land registry and title searches"],
    ["Boekt vluchten en hotels voor twee directeuren", "Travel arrangements"],
    ["You chase the authors and put the papers together", "Preparing meetings"],
    ["Je staat journalisten te woord", "Media relations"],
    ["Tied and placed steel mesh before the pour", "Reinforcement fixing"],
    ["Je legt terrassen en graaft vijvers", "Ponds and garden irrigation"],
    ["Rooide bieten en dorste graan", "Harvesting with machines"],
    ["Split up an old monolith", "Microservices architecture"],
    ["Goot platen en agarplaten voor de hele groep", "Preparing culture media"],
    ["Stripped and rebuilt engines", "Engine overhaul"],
  ])("finds what %s shows", (text, skill) => expect(skillsIn(text)).toContain(skill));

  it.each([
    "Experience with motor control systems",
    "The office building was rewired last year",
    "Laid the kitchen floor plan before the board",
    "Training can be given",
    "Onze klanten zijn bakkers. Wij rijden naar Breda",
    "Microsoft 365 and a good phone",
    "Je leert hoe je een plan maakt",
    "Je haalt de boeken binnen",
    "Je rijdt met een koeloplegger naar Duitsland en Polen",
  ])("finds nothing in %s", (text) => expect(skillsIn(text)).toEqual([]));

  it("says where the words stand, from the verb to the thing or the other way round", () => {
    const text = "Elke maand de lonen van vier klanten verwerkt";
    const [task] = fieldTasksIn(text, linker);
    expect(task && text.slice(task.start, task.end)).toBe("lonen van vier klanten verwerkt");
  });

  it("says which of them one trade tells beside its others", () => {
    const [glazing, laundry] = fieldTasksIn("Je plaatst ruiten en verzorgt de was", linker);
    expect([glazing?.isOfTrade, laundry?.isOfTrade]).toEqual([true, false]);
  });

  it("finds nothing for skills that the taxonomy lacks", () =>
    expect(fieldTasksIn("Changed stoma pouches", { link: () => [], spot: () => [] })).toEqual([]));
});

describe("names that look like what a task is about", () => {
  const text = "Makes podcasts and tipped containers by hand";
  const spots = [
    { conceptId: "Docker", label: "Docker", start: text.indexOf("containers"), end: text.indexOf(" by") },
    { conceptId: "Podcasting", label: "Podcasting", start: 6, end: 14 },
  ];

  it("are left out where the task stands, and no others", () =>
    expect(withoutMisread(spots, fieldTasksIn(text, linker), text).map(({ conceptId }) => conceptId)).toEqual(
      ["Podcasting"],
    ));

  it("stay elsewhere", () => expect(withoutMisread(spots, [], text)).toEqual(spots));
});

describe("words that another field's task is told with", () => {
  it.each([
    ["Je geeft de jongste kalveren de fles", "Baby group care"],
    ["Je maakt de ketels schoon", "Professional cleaning"],
    ["You put together a support plan", "Nursing care planning"],
  ])("%s: no %s", (text, skill) => {
    const [at] = fieldTasksIn(text, linker);
    const spot = { conceptId: skill, label: skill, start: at?.start ?? 0, end: at?.end ?? 0 };
    expect(withoutMisread([spot], fieldTasksIn(text, linker), text)).toEqual([]);
  });
});

describe("tasks that several fields tell in the same words", () => {
  const practice = "Veterinary nurse\nTake bloods and x-rays\nMonitor anaesthetics";
  const ward = "Ward nurse\nTake bloods and x-rays";

  it.each([
    ["Take bloods and x-rays", practice, "Veterinary imaging"],
    ["Take bloods and x-rays", practice, "Veterinary laboratory tests"],
    ["Je maakt foto's en plant afspraken", "Tandartsassistent in Zwolle", "Dental radiography"],
    ["Je houdt de agenda bij", "Kapper gezocht voor onze salon", "Salon reception and bookings"],
  ])("%s: amid %s it is %s", (text, document, skill) => {
    expect(fieldTasksIn(text, linker, document).map(({ label }) => label)).toContain(skill);
    expect(skillsIn(text)).not.toContain(skill);
  });

  it("are not the other field's task as well", () => {
    const labels = fieldTasksIn("Take bloods and x-rays", linker, practice).map(({ label }) => label);
    expect(labels).not.toContain("Blood sampling");
    expect(fieldTasksIn("Take bloods and x-rays", linker, ward).map(({ label }) => label)).toContain(
      "Blood sampling",
    );
  });
});

describe("a text without a full stop", () => {
  it("is read in a moment", () => {
    const start = performance.now();
    fieldTasksIn("wash the floor and the clients ".repeat(8_000), linker);
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
