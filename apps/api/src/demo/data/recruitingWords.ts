import type { RejectReason } from "@vaardig/contract/applicationReasons";
import type { Language } from "@vaardig/contract/limits";

/** What applicants write; {job} is the vacancy's name. */
export const MOTIVATIONS: Record<Language, string[]> = {
  en: [
    "I have done this work for six years at a smaller company and I would like to do it where it matters for a whole region. What drew me in is the honest tone of your vacancy.",
    "A friend works with you and talks about it at every birthday. That made me curious, and after reading about the role of {job} I think I can be useful from the first month.",
    "My current contract ends this spring. I am looking for a team that shares what it knows; in return I bring experience with large projects and a calm head when things go wrong.",
    "For two years I have studied in the evenings to be able to do this. I know what I do not know yet, and I learn fast.",
    "I would like to work closer to home and closer to the result of my work. {job} at your company is both.",
    "I have led a team of four and notice that I miss the work itself. This role gives me that back, and I am glad to help younger colleagues along the way.",
  ],
  nl: [
    "Ik doe dit werk al zes jaar bij een kleiner bedrijf en wil het graag doen op een plek waar een hele regio er iets van merkt. De eerlijke toon van jullie vacature sprak me aan.",
    "Een vriend werkt bij jullie en vertelt er op elke verjaardag over. Dat maakte me nieuwsgierig, en na het lezen van de vacature {job} denk ik dat ik vanaf de eerste maand van waarde ben.",
    "Mijn contract loopt dit voorjaar af. Ik zoek een team dat kennis deelt; zelf breng ik ervaring met grote projecten mee en een rustig hoofd als het misgaat.",
    "Ik heb twee jaar lang 's avonds gestudeerd om dit te kunnen. Ik weet wat ik nog niet weet, en ik leer snel.",
    "Ik wil dichter bij huis werken en dichter bij het resultaat van mijn werk. De functie van {job} is allebei.",
    "Ik heb een team van vier geleid en merk dat ik het vak zelf mis. Deze functie geeft me dat terug, en jongere collega's help ik graag op weg.",
  ],
};

/** Why an application was rejected, with the recruiter's words. */
export const REASONS: [reason: RejectReason, note: string][] = [
  ["skills", "Strong person, but the two must-haves are still far away; we told so and suggested a course."],
  ["availability", "Looks for fewer hours than the team can carry."],
  ["other_candidate", "Another applicant had done exactly this before."],
  ["terms", "Expects more than the range allows."],
];

/** Tasks of recruiters. */
export const TASKS: { title: string; type: "to-do" | "call" | "mail" }[] = [
  { title: "Call about the notice period", type: "call" },
  { title: "Ask for a reference", type: "mail" },
  { title: "Plan the second talk with the team lead", type: "to-do" },
  { title: "Send the plan for the first hundred days", type: "mail" },
  { title: "Call back about the salary question", type: "call" },
  { title: "Check the certificates", type: "to-do" },
  { title: "Ask how the first talk felt", type: "call" },
];

/** Notes about candidates. */
export const NOTES: { title: string; description: string }[] = [
  {
    title: "First phone call",
    description:
      "Friendly and to the point. Wants to move for the content of the work, not for the money. Available from next month.",
  },
  {
    title: "After the first talk",
    description:
      "Explained a difficult project in plain words. The team saw a colleague in this. Still to ask: how it went with the last manager.",
  },
  {
    title: "Reference",
    description:
      "Former team lead would hire again at once. Strong in planning, can be impatient with slow decisions.",
  },
];

/** What interviewers conclude, by their recommendation. */
export const CONCLUSIONS = {
  strong_yes: "Knows the work, asks the right questions and makes the others better. I would not wait.",
  yes: "Can do the job within a few months. The gaps are small and can be learned with us.",
  no: "A good person for another role. What this one needs most is not there yet.",
} as const;
