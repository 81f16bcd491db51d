import type { Language } from "@vaardig/contract/limits";

/** Reviews of a course by stars; an empty text is a rating only. */
export const COURSE_OPINIONS: Record<Language, Record<2 | 3 | 4 | 5, readonly string[]>> = {
  en: {
    2: ["Too much theory for our work; the assignment came from another trade."],
    3: ["Fine as a start. Do it together with a colleague and discuss the examples.", ""],
    4: [
      "Clear build-up. I used the second half in a real job the week after.",
      "Good pace. Keep two mornings free, the hours are accurate.",
      "",
    ],
    5: [
      "The final assignment was on our own data, which made it stick.",
      "Short, practical, and I can explain it to the team now.",
      "",
    ],
  },
  nl: {
    2: ["Te veel theorie voor ons werk; de opdracht kwam uit een ander vak."],
    3: ["Prima als begin. Doe hem samen met een collega en bespreek de voorbeelden.", ""],
    4: [
      "Duidelijk opgebouwd. De tweede helft gebruikte ik een week later al in een echte klus.",
      "Goed tempo. Houd twee ochtenden vrij, de uren kloppen.",
      "",
    ],
    5: [
      "De eindopdracht ging over onze eigen gegevens, daardoor bleef het hangen.",
      "Kort en praktisch, en ik kan het nu aan het team uitleggen.",
      "",
    ],
  },
};
