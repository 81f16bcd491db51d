import type { RejectReason } from "@vaardig/contract/applications/applicationReasons";
import type { Language } from "@vaardig/contract/limits";

/** Motivations of external applicants and colleagues; {job} is the job's name. */
export const MOTIVATIONS: Record<Language, Record<"outside" | "inside", string[]>> = {
  en: {
    outside: [
      "I do this work at a smaller company and would like to do it where it matters for a whole region. What drew me in was the honest tone of your ad.",
      "A friend of mine works for you and talks about it at every party. That made me curious, and after reading about the role of {job} I think I can be useful from the first month.",
      "I am looking for a team that shares what it knows; in return I bring experience with busy months and a calm head when things go wrong.",
      "I read your ad for {job} twice, and the second time I saw my own week in it. I know what I do not know yet, and I learn fast.",
      "I would like to work closer to home and closer to the result of my work. {job} at your company offers both.",
      "What you write about teamwork is exactly what I miss where I am now. I enjoy helping younger colleagues along the way.",
      "I met two of your people at an open day. They were proud of their work and open about what could be better, and that is how I like to work.",
      "You want someone who speaks up when something is wrong. I do, politely, and I come with a suggestion.",
      "What I do best is finishing what others find tedious. I would like to show you in an interview what that looks like.",
      "I have followed your organisation for a while and have been waiting for this one: {job}. Nothing else I saw this year came close.",
      "I want to get better at my trade and you give people time for it. That matters more to me than the salary.",
      "I am ready for the next step in work that I know well. I would be glad to tell you more in person.",
    ],
    inside: [
      "After some years in my team I would like to see this side of the company. {job} is the work I already help with now and then.",
      "My manager knows that I am applying and supports it. I know our systems and the people behind them, so I can get started quickly.",
      "In a project last year I worked with this team for a few months. I liked how they plan, and I would like to stay for longer.",
      "I want to keep growing without leaving the company. The skills that you ask for are the ones I have been building up.",
      "I read that you are looking for a {job} and talked with two people on the team over lunch. What they told me fits what I want next.",
    ],
  },
  nl: {
    outside: [
      "Ik doe dit werk bij een kleinere organisatie en wil het graag doen op een plek waar een hele regio er iets van merkt. De eerlijke toon van jullie vacature sprak me aan.",
      "Een vriend werkt bij jullie en vertelt er op elke verjaardag over. Dat maakte me nieuwsgierig, en na het lezen van de vacature {job} denk ik dat ik vanaf de eerste maand van waarde ben.",
      "Ik zoek een team dat kennis deelt; zelf breng ik ervaring met drukke maanden mee en een rustig hoofd als het misgaat.",
      "Ik heb de vacature {job} twee keer gelezen en zag de tweede keer mijn eigen week erin. Ik weet wat ik nog niet weet, en ik leer snel.",
      "Ik wil dichter bij huis werken en dichter bij het resultaat van mijn werk. De functie {job} biedt allebei.",
      "Wat jullie over samenwerken schrijven, mis ik waar ik nu zit. Jongere collega's help ik graag op weg.",
      "Ik sprak twee van jullie mensen op een open dag. Ze waren trots en niet blind voor wat beter kan, en zo werk ik zelf ook graag.",
      "Jullie vragen iemand die het zegt als iets niet klopt. Dat doe ik, vriendelijk, en ik neem een voorstel mee.",
      "Mijn sterkste kant is afmaken wat anderen vervelend vinden. In een eerste gesprek laat ik graag zien hoe dat eruitziet.",
      "Ik volg jullie al een tijd en heb op deze plek gewacht: {job}. Niets anders wat ik dit jaar zag, kwam in de buurt.",
      "Ik wil beter worden in mijn vak en jullie geven mensen daar tijd voor. Dat weegt voor mij zwaarder dan het salaris.",
      "Ik ben toe aan een volgende stap in werk dat ik goed ken. Daar vertel ik graag meer over in een gesprek.",
    ],
    inside: [
      "Na een paar jaar in mijn team wil ik deze kant van het bedrijf leren kennen. {job} is werk waar ik nu al af en toe bij help.",
      "Mijn leidinggevende weet dat ik solliciteer en steunt dat. Ik ken onze systemen en de mensen erachter, dus ik kan snel beginnen.",
      "Vorig jaar werkte ik in een project een paar maanden met dit team samen. De manier van plannen beviel me en ik wil graag langer blijven.",
      "Ik wil me blijven ontwikkelen zonder weg te gaan. De vaardigheden die jullie vragen, ben ik al een tijd aan het opbouwen.",
      "Ik las de vacature {job} en sprak bij de lunch twee mensen uit het team. Wat ze vertelden, past bij wat ik nu zoek.",
    ],
  },
};

/** Reasons for a rejection, with the recruiter's note. */
export const REJECTION_REASONS: Record<Language, [reason: RejectReason, note: string][]> = {
  en: [
    [
      "skills",
      "Strong candidate, but the two must-haves are still far away; we said so and suggested a course.",
    ],
    ["availability", "Is looking for fewer hours than the team can work with."],
    ["other_candidate", "Another applicant had done exactly this before."],
    ["terms", "Expects more than the range allows."],
  ],
  nl: [
    [
      "skills",
      "Sterke kandidaat, maar de twee onmisbare vaardigheden zijn nog ver weg; dat hebben we verteld, met een cursus als suggestie.",
    ],
    ["availability", "Wil minder uren werken dan het team nodig heeft."],
    ["other_candidate", "Een andere sollicitant had precies dit al eens gedaan."],
    ["terms", "Verwacht meer dan de schaal toelaat."],
  ],
};

interface Task {
  title: string;
  type: "to-do" | "call" | "mail";
}

/** Tasks of recruiters, by the state of the application. */
export const TASKS: Record<Language, Record<"sourced" | "new" | "invited" | "offered", Task[]>> = {
  en: {
    sourced: [
      { title: "Ask about interest in the job", type: "call" },
      { title: "Send the job with a short introduction", type: "mail" },
      { title: "Ask the team lead whether this is a match", type: "to-do" },
    ],
    new: [
      { title: "Ask about the notice period", type: "call" },
      { title: "Check the certificates", type: "to-do" },
      { title: "Ask which days suit them for an interview", type: "mail" },
      { title: "Go through the résumé with the team lead", type: "to-do" },
      { title: "Say when to expect a decision", type: "mail" },
    ],
    invited: [
      { title: "Agree on the questions with the team lead", type: "to-do" },
      { title: "Send the names of the interviewers", type: "mail" },
      { title: "Ask about the notice period", type: "call" },
      { title: "Plan a tour of the department", type: "to-do" },
    ],
    offered: [
      { title: "Send the plan for the first hundred days", type: "mail" },
      { title: "Discuss the salary question", type: "call" },
      { title: "Talk through the first working day", type: "call" },
    ],
  },
  nl: {
    sourced: [
      { title: "Vragen naar interesse in de vacature", type: "call" },
      { title: "Vacature sturen met een korte introductie", type: "mail" },
      { title: "Teamleider vragen of dit een match is", type: "to-do" },
    ],
    new: [
      { title: "Vragen naar de opzegtermijn", type: "call" },
      { title: "Diploma's controleren", type: "to-do" },
      { title: "Vragen welke dagen uitkomen voor een gesprek", type: "mail" },
      { title: "Cv doornemen met de teamleider", type: "to-do" },
      { title: "Laten weten wanneer het besluit valt", type: "mail" },
    ],
    invited: [
      { title: "Vragen afstemmen met de teamleider", type: "to-do" },
      { title: "Namen van de gesprekspartners sturen", type: "mail" },
      { title: "Vragen naar de opzegtermijn", type: "call" },
      { title: "Rondleiding op de afdeling plannen", type: "to-do" },
    ],
    offered: [
      { title: "Plan voor de eerste honderd dagen sturen", type: "mail" },
      { title: "Vraag over het salaris bespreken", type: "call" },
      { title: "Eerste werkdag doornemen", type: "call" },
    ],
  },
};

interface Note {
  title: string;
  description: string;
}

/** Notes about candidates. */
export const CANDIDATE_NOTES: Record<Language, Record<"new" | "talked" | "offered", Note[]>> = {
  en: {
    new: [
      {
        title: "First phone call",
        description:
          "Friendly and to the point. Wants to move for the content of the work, not for the money.",
      },
      {
        title: "Résumé",
        description: "Clear and complete. Still to ask: what was done alone and what with the team.",
      },
      {
        title: "How we met",
        description: "Came by at our open day and asked good questions about the roster.",
      },
    ],
    talked: [
      {
        title: "After the first interview",
        description:
          "Explained a difficult case in plain words. Still to ask: how it went with the last manager.",
      },
      {
        title: "What the team asked",
        description: "The team wants to know more about working under pressure, with an example.",
      },
    ],
    offered: [
      {
        title: "Reference",
        description:
          "Former team lead would hire again at once. Strong in planning, can be impatient with slow decisions.",
      },
      {
        title: "About the offer",
        description: "Happy with the work and the hours; is still comparing pensions.",
      },
    ],
  },
  nl: {
    new: [
      {
        title: "Eerste telefoongesprek",
        description: "Vriendelijk en to the point. Wil overstappen om het werk zelf, niet om het geld.",
      },
      {
        title: "Cv",
        description: "Duidelijk en volledig. Nog vragen: wat is alleen gedaan en wat met het team.",
      },
      {
        title: "Kennismaking",
        description: "Kwam langs op onze open dag en stelde goede vragen over het rooster.",
      },
    ],
    talked: [
      {
        title: "Na het eerste gesprek",
        description:
          "Legde een lastig geval in gewone woorden uit. Nog vragen: hoe het ging met de vorige leidinggevende.",
      },
      {
        title: "Vraag van het team",
        description: "Het team wil meer horen over werken onder druk, met een voorbeeld erbij.",
      },
    ],
    offered: [
      {
        title: "Referentie",
        description:
          "Vorige teamleider zou meteen weer aannemen. Sterk in plannen, kan ongeduldig worden van trage besluiten.",
      },
      {
        title: "Over het aanbod",
        description: "Blij met het werk en de uren; het pensioen wordt nog vergeleken.",
      },
    ],
  },
};

/** Conclusions of interviewers, by recommendation. */
export const SCORECARD_CONCLUSIONS: Record<Language, Record<"strong_yes" | "yes" | "no", string[]>> = {
  en: {
    strong_yes: [
      "Knows the work, asks the right questions and makes the others better. I would not wait.",
      "The strongest interview of this round. Let us make an offer this week.",
    ],
    yes: [
      "Can do the job within a few months. The gaps are small and can be learned with us.",
      "Good examples, honest about what is missing. I would work with this person.",
    ],
    no: [
      "A good person for another job. What this one needs most is not there yet.",
      "Pleasant interview, but the examples stayed general when we asked further.",
    ],
  },
  nl: {
    strong_yes: [
      "Kent het werk, stelt de juiste vragen en maakt anderen beter. Ik zou niet wachten.",
      "Het sterkste gesprek van deze ronde. Laten we deze week een aanbod doen.",
    ],
    yes: [
      "Kan het werk binnen een paar maanden. Wat ontbreekt is klein en bij ons te leren.",
      "Goede voorbeelden en eerlijk over wat er mist. Hier zou ik mee willen werken.",
    ],
    no: [
      "Een goede kandidaat voor een andere functie. Wat hier het meest nodig is, is er nog niet.",
      "Prettig gesprek, maar de voorbeelden bleven algemeen toen we doorvroegen.",
    ],
  },
};
