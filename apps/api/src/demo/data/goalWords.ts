import type { Language } from "@vaardig/contract/limits";

/** Names and descriptions of goals; `{skill}` is the skill's name. */
export const GOAL_NAMES: Record<Language, { name: string; description: string }[]> = {
  en: [
    {
      name: "Grow in {skill}",
      description:
        "My job asks for more of it than I can show today. I want colleagues to be able to ask me.",
    },
    {
      name: "Work independently with {skill}",
      description: "From following along to doing it without help, on work that counts.",
    },
    {
      name: "{skill}: the next level",
      description: "So that we are not stuck when the one person who knows it is away.",
    },
  ],
  nl: [
    {
      name: "Groeien in {skill}",
      description:
        "Mijn functie vraagt er meer van dan ik nu kan laten zien. Ik wil dat collega’s bij mij terechtkunnen.",
    },
    {
      name: "Zelfstandig aan de slag met {skill}",
      description: "Van meekijken naar het zelf doen, in werk dat ertoe doet.",
    },
    {
      name: "{skill}: het volgende niveau",
      description: "Zodat we niet stilvallen als die ene collega die het weet er niet is.",
    },
  ],
};

/** Goals that managers propose. */
export const ASSIGNED_GOALS: Record<Language, { name: string; description: string }> = {
  en: {
    name: "Take the lead on {skill}",
    description: "You are nearly there, and the team needs a second pair of hands for it this year.",
  },
  nl: {
    name: "Trekker worden van {skill}",
    description: "Je bent er bijna, en het team heeft dit jaar een tweede paar handen nodig.",
  },
};

/** Activities that fit any skill. */
export const ACTIVITIES: Record<Language, string[]> = {
  en: [
    "Shadow a colleague for two days",
    "Do one real task with a second pair of eyes",
    "Explain it to the team in half an hour",
    "Write down how we do it",
    "Ask for feedback on three pieces of work",
    "Read up on it and try it on a small example",
  ],
  nl: [
    "Twee dagen meelopen met een collega",
    "Eén echte klus doen met iemand die meekijkt",
    "Het team in een half uur uitleggen hoe het werkt",
    "Opschrijven hoe wij het doen",
    "Feedback vragen op drie stukken werk",
    "Inlezen en uitproberen op een klein voorbeeld",
  ],
};

/** Comments: the manager's first, then the owner's reply. */
export const GOAL_FEEDBACK: Record<Language, [question: string, answer: string][]> = {
  en: [
    [
      "Good choice. Who could you work with on it?",
      "I asked around: I can join the next project from the start.",
    ],
    [
      "How is it going? Tell me if you need time for it.",
      "Slower than planned, two hours a week would help.",
    ],
    [
      "I saw the result last week, that was clear and to the point.",
      "Thanks, the second one already went faster.",
    ],
  ],
  nl: [
    [
      "Goede keuze. Met wie zou je hierin kunnen optrekken?",
      "Rondgevraagd: ik kan vanaf de start met het volgende project mee.",
    ],
    [
      "Hoe gaat het? Zeg het als je er tijd voor nodig hebt.",
      "Langzamer dan gepland, twee uur per week zou helpen.",
    ],
    [
      "Ik zag vorige week het resultaat, helder en to the point.",
      "Dank je, de tweede ging al een stuk sneller.",
    ],
  ],
};

/** Evidence that people give for a level. */
export const LEVEL_EVIDENCE: Record<Language, string[]> = {
  en: [
    "Did the last two by myself; the team uses them.",
    "Presented it to the team and answered the questions.",
  ],
  nl: [
    "De laatste twee zelf gedaan, het team gebruikt ze.",
    "Aan het team laten zien en de vragen beantwoord.",
  ],
};

export const GOAL_CANCEL_REASON: Record<Language, string> = {
  en: "The project it was meant for was postponed.",
  nl: "Het project waarvoor dit bedoeld was, is uitgesteld.",
};
export const GOAL_DECLINE_REASON: Record<Language, string> = {
  en: "I would rather finish my course first. Can we look again after the summer?",
  nl: "Ik rond liever eerst mijn cursus af. Zullen we na de zomer opnieuw kijken?",
};
