import type { TextLine } from "../../../documentText.ts";
import { buildLine } from "../../../testing/textLine.ts";

/** A job as a person would tell it, whatever the layout. */
export interface Fact {
  title: string;
  employer: string;
  place: string;
  /** Year and month. */
  from: [number, number];
  to: [number, number] | null;
  told: string[];
}

export const facts: Readonly<Record<"nl" | "en", readonly Fact[]>> = {
  nl: [
    {
      title: "Teamleider onderhoud",
      employer: "Zuivelfabriek De Weide",
      place: "Leeuwarden",
      from: [2021, 3],
      to: null,
      told: ["Ploeg van acht monteurs", "Storingen en preventief onderhoud"],
    },
    {
      title: "Onderhoudsmonteur",
      employer: "Karton Noord B.V.",
      place: "Groningen",
      from: [2017, 9],
      to: [2021, 2],
      told: ["Lagers en tandwielkasten gewisseld"],
    },
    {
      title: "Leerling-monteur",
      employer: "Installatiebedrijf Hoekstra",
      place: "Sneek",
      from: [2015, 8],
      to: [2017, 8],
      told: ["Meegelopen met de servicedienst", "Leidingwerk"],
    },
    {
      title: "Vakkenvuller",
      employer: "Jumbo",
      place: "Drachten",
      from: [2013, 6],
      to: [2015, 7],
      told: [],
    },
  ],
  en: [
    {
      title: "Senior Payroll Specialist",
      employer: "Harbour Foods Ltd",
      place: "Bristol",
      from: [2020, 1],
      to: null,
      told: ["Monthly run for 900 people", "Moved to a new provider"],
    },
    {
      title: "Payroll Administrator",
      employer: "Northern Rail Group",
      place: "Leeds",
      from: [2016, 5],
      to: [2019, 12],
      told: ["Answered questions of staff"],
    },
    {
      title: "Finance Assistant",
      employer: "Quayside Housing",
      place: "Newcastle",
      from: [2014, 10],
      to: [2016, 4],
      told: ["Purchase ledger", "Credit control"],
    },
  ],
};

/** Studies, whose "employer" is the school. */
export const studies: Readonly<Record<Language, readonly Fact[]>> = {
  nl: [
    {
      title: "HBO Bachelor Verpleegkunde",
      employer: "Hogeschool Utrecht",
      place: "Utrecht",
      from: [2017, 9],
      to: [2021, 7],
      told: ["Minor spoedzorg"],
    },
    {
      title: "MBO 4 Doktersassistent",
      employer: "ROC Midden Nederland",
      place: "Amersfoort",
      from: [2014, 9],
      to: [2017, 7],
      told: [],
    },
  ],
  en: [
    {
      title: "MSc Data Science",
      employer: "University of Leeds",
      place: "Leeds",
      from: [2019, 9],
      to: [2020, 9],
      told: ["Thesis on rivers"],
    },
    {
      title: "BSc (Hons) Geography",
      employer: "Durham University",
      place: "Durham",
      from: [2016, 9],
      to: [2019, 6],
      told: [],
    },
  ],
};

const short = {
  nl: "jan. feb. mrt apr mei jun jul aug sept. okt. nov. dec.".split(" "),
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
};
const long = {
  nl: "januari februari maart april mei juni juli augustus september oktober november december".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};

export type Language = "nl" | "en";
export interface DateForm {
  point: (at: [number, number], language: Language) => string;
  between: string;
  now: string;
}

const two = (number: number) => String(number).padStart(2, "0");
const points: DateForm["point"][] = [
  ([year, month], language) => `${long[language][month - 1]} ${year}`,
  ([year, month], language) => `${short[language][month - 1]} ${year}`,
  ([year, month]) => `${two(month)}/${year}`,
  ([year, month]) => `${month}-${year}`,
  ([year, month]) => `${year}-${two(month)}`,
  ([year, month], language) => `${short[language][month - 1]} '${two(year % 100)}`,
  ([year, month]) => `01-${two(month)}-${year}`,
  ([year, month]) => `${two(month)}/${two(year % 100)}`,
  ([year, month]) => `${two(month)}.${year}`,
];
const ranges = {
  nl: [
    [" – ", "heden"],
    [" tot ", "nu"],
    [" t/m ", "heden"],
    ["-", "nu"],
    [" – ", ""],
    [" tot en met ", "vandaag"],
    [" -> ", "heden"],
    [" / ", "heden"],
  ],
  en: [
    [" – ", "present"],
    [" to ", "now"],
    [" - ", "Present"],
    ["–", "today"],
    [" – ", ""],
    [" until ", "date"],
    [" → ", "current"],
  ],
} as const;

/** Every form of dates a language has here. */
export function dateForms(language: Language): DateForm[] {
  return points.flatMap((point) => ranges[language].map(([between, now]) => ({ point, between, now })));
}

/** The lines of one entry's head; "# " is set apart, "^ " has white space above. */
export type Layout = (fact: Fact, dates: string) => string[];

const dash = (sign: string): Layout[] => [
  ({ title, employer }, dates) => [`^ ${title}${sign}${employer}\t${dates}`],
  ({ title, employer }, dates) => [`^ ${employer}${sign}${title}\t${dates}`],
  ({ title, employer, place }, dates) => [`^ ${dates}\t${title}${sign}${employer}${sign}${place}`],
  ({ title, employer }, dates) => [`^ ${title}${sign}${employer}`, dates],
  ({ title, employer, place }, dates) => [`^ # ${title}`, `${employer}${sign}${place}${sign}${dates}`],
  ({ title, employer }, dates) => [`^ # ${employer}`, `${title}${sign}${dates}`],
  ({ title, employer }, dates) => [`^ ${title}${sign}${employer} (${dates})`],
  ({ title, employer }, dates) => [`^ ${dates}: ${title}${sign}${employer}`],
];

/** Ways to write the head of an entry. */
export const layouts: Readonly<Record<string, Layout>> = Object.fromEntries([
  ...[", ", " – ", " | ", " · ", " // ", " — "].flatMap((sign) =>
    dash(sign).map((layout, at): [string, Layout] => [`"${sign}" ${at}`, layout]),
  ),
  ["dates above", ({ title, employer }, dates) => [`^ ${dates}`, title, employer]],
  ["dates below", ({ title, employer }, dates) => [`^ # ${title}`, employer, dates]],
  ["dates between", ({ title, employer }, dates) => [`^ # ${title}`, dates, employer]],
  ["employer first, dates below", ({ title, employer }, dates) => [`^ # ${employer}`, title, dates]],
  ["dates above, one line", ({ title, employer }, dates) => [`^ ${dates}`, `# ${title}, ${employer}`]],
  ["three cells", ({ title, employer }, dates) => [`${dates}\t${title}\t${employer}`]],
  ["three cells, employer first", ({ title, employer }, dates) => [`${dates}\t${employer}\t${title}`]],
  ["three cells, dates last", ({ title, employer }, dates) => [`${title}\t${employer}\t${dates}`]],
  ["place beside", ({ title, employer, place }, dates) => [`^ ${title}\t${dates}`, `${employer}\t${place}`]],
  [
    "place beside the employer",
    ({ title, employer, place }, dates) => [`^ ${employer}\t${place}`, `${title}\t${dates}`],
  ],
  [
    "place and dates",
    ({ title, employer, place }, dates) => [`^ # ${title}`, employer, `${dates} | ${place}`],
  ],
  ["joined", ({ title, employer }, dates) => [`^ ${title} bij ${employer}\t${dates}`]],
  ["joined by a sign", ({ title, employer }, dates) => [`^ ${title} @ ${employer}`, dates]],
  [
    "labels",
    ({ title, employer }, dates) => [`^ Periode: ${dates}`, `Functie: ${title}`, `Werkgever: ${employer}`],
  ],
  ["brackets", ({ title, employer }, dates) => [`^ ${title} (${employer}), ${dates}`]],
  ["dates in brackets first", ({ title, employer }, dates) => [`^ (${dates}) ${title}, ${employer}`]],
]);

const told: Readonly<Record<string, (text: string) => string>> = {
  list: (text) => `• ${text}`,
  prose: (text) => `${text}, waar nodig ook in het weekend en met anderen uit de ploeg.`,
};

/** Writes facts in a layout, with what was done as a list or in sentences. */
export function renderEntries(
  own: readonly Fact[],
  language: Language,
  layout: Layout,
  { point, between, now }: DateForm,
  style: "list" | "prose",
): TextLine[] {
  return own.flatMap((fact) => {
    const until = fact.to === null ? now : point(fact.to, language);
    const dates = `${point(fact.from, language)}${between}${until}`.trim();
    const head = layout(fact, dates).map((text) =>
      buildLine(text.replace(/^(?:\^ )?(?:# )?/, ""), {
        gap: text.startsWith("^ "),
        heading: /^(?:\^ )?# /.test(text),
      }),
    );
    return [...head, ...fact.told.map((text) => buildLine(told[style]?.(text) ?? text))];
  });
}
