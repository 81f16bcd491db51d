import { expect, it } from "vitest";
import { departmentOf } from "./departmentOf.ts";

const DEPARTMENTS = [
  "Finance",
  "IT",
  "Sales",
  "Zorg",
  "Operations",
  "Human Resources",
  "Customer Care",
  "Revalidatie",
  "Facilitair & Huisvesting",
  "Techniek",
  "Verpleging",
  "R&D",
  "Marketing",
  "Legal",
  "Spoedeisende Hulp",
].map((name) => ({ name }));
const cases: [string, string | null][] = [
  ["Controller\nDepartment: Finance\nWhat you do", "Finance"],
  ["Controller\nAfdeling: Finance\n36 uur", "Finance"],
  ["Controller\nAfdeling\nFinance\nUren\n36", "Finance"],
  ["Team: IT\nStandplaats: Zwolle", "IT"],
  ["You will join our IT department in Zwolle.", "IT"],
  ["Je komt te werken op de afdeling Revalidatie.", "Revalidatie"],
  ["Als verpleegkundige op onze afdeling Spoedeisende Hulp zie je alles.", "Spoedeisende Hulp"],
  ["You work closely with the Finance department and with Sales.", null],
  ["Je werkt nauw samen met de afdeling Finance.", null],
  ["Je bent het aanspreekpunt voor de afdeling Sales.", null],
  ["Je adviseert de afdelingen Finance en IT.", null],
  ["Developer in de IT\nJe werkt in de zorg.", null],
  ["Heb je vragen? Bel de afdeling Human Resources, 030-1234567.", null],
  ["Solliciteer via de afdeling Human Resources.", null],
  ["Questions? Contact our Human Resources department.", null],
  ["Monteur\nZwolle | Techniek | 40 uur", "Techniek"],
  ["Engineer – R&D – Eindhoven", "R&D"],
  ["Binnen de afdeling R&D werken we met 12 collega's.", "R&D"],
  ["Within our Legal department, we are looking for a lawyer.", "Legal"],
  ["Voor de afdeling Facilitair & Huisvesting zoeken wij een beheerder.", "Facilitair & Huisvesting"],
  ["Our Customer Care team is growing: we need you.", "Customer Care"],
  ["Het team Marketing zoekt een redacteur.", "Marketing"],
  ["The Operations department is looking for a planner. You report to the Finance department.", "Operations"],
  ["Previous experience in a Sales department is a plus.", null],
  ["Ervaring op een afdeling Verpleging is een pre.", null],
  ["Je rapporteert aan het hoofd van de afdeling Finance.", null],
  ["afdeling it support gezocht", null],
  ["Job in sales\nOur sales department of 40 people sells pumps.", "Sales"],
  ["Medewerker (Finance)\n", "Finance"],
  ["Vacature medewerker Verpleging, 24 uur", null],
];
/** What an ad says, and the department that its job is of; a department that the ad only speaks of is none. */
it.each(cases)("%j is of %s", (text, department) => {
  expect(departmentOf(text, DEPARTMENTS)?.value.name ?? null).toBe(department);
});

it("says none where an ad names two alike", () => {
  expect(departmentOf("Planner\nZwolle | Finance | Sales | 40 uur", DEPARTMENTS)).toBeNull();
});
