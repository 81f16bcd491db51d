import type { Language } from "@vaardig/contract/limits";

/** Notes that managers write about people in their line. */
export const EMPLOYEE_NOTES: Record<Language, { title: string; description: string }[]> = {
  en: [
    {
      title: "Talk about the next step",
      description:
        "Wants to grow towards a role with more responsibility. We look at a course together in spring.",
    },
    {
      title: "After the project",
      description: "Kept the overview in a busy month and helped two colleagues along. Worth telling.",
    },
    {
      title: "Hours",
      description: "Would like to work four days from the summer. We plan it when the rota is made.",
    },
    {
      title: "Shadowing",
      description: "Goes along with the other team for two days a month, to learn how they plan.",
    },
  ],
  nl: [
    {
      title: "Gesprek over de volgende stap",
      description:
        "Wil doorgroeien naar een rol met meer verantwoordelijkheid. In het voorjaar kijken we samen naar een cursus.",
    },
    {
      title: "Na het project",
      description:
        "Hield in een drukke maand het overzicht en hielp twee collega's op weg. Mag gezegd worden.",
    },
    {
      title: "Uren",
      description:
        "Wil vanaf de zomer graag vier dagen werken. We plannen dat bij het maken van het rooster.",
    },
    {
      title: "Meelopen",
      description: "Loopt twee dagen per maand mee met het andere team om te zien hoe zij plannen.",
    },
  ],
};
