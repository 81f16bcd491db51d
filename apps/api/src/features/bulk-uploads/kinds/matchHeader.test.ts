import { expect, test } from "vitest";
import { EMPLOYEE_COLUMNS } from "./employees/columns.ts";
import { matchHeader } from "./matchHeader.ts";

const columnsOf = (...titles: string[]) =>
  matchHeader(titles, EMPLOYEE_COLUMNS).header.map(({ column }) => column);

test.each([
  [["first_name", "last_name", "email", "system_role"]],
  [["First name", "LAST NAME", "E-mail", "Access level"]],
  [["Voornaam", "achternaam", "E-mailadres", "Toegangsniveau"]],
  [["roepnaam", "Familienaam ", "mail", "Rol"]],
  [["first name", "surname", "work email", "Role"]],
])("%s are the required columns", (titles) => {
  expect(columnsOf(...titles)).toEqual(["first_name", "last_name", "email", "system_role"]);
});

test("a role is where someone works once the access level has a column of its own", () => {
  expect(columnsOf("rol", "toegangsniveau", "functie")).toEqual(["role", "system_role", null]);
  expect(columnsOf("rol", "functie")).toEqual(["system_role", "role"]);
});

test("a column is taken once, and what is missing is named in the template's words", () => {
  const { header, missing } = matchHeader(["email", "E-mail", ""], EMPLOYEE_COLUMNS);
  expect(header.map(({ column }) => column)).toEqual(["email", null, null]);
  expect(missing).toEqual(["first_name", "last_name", "system_role"]);
});

test("no header means two columns", () => {
  const strong = EMPLOYEE_COLUMNS.flatMap(({ key, titles }) => [key, ...titles]);
  expect(strong.filter((title, at) => strong.indexOf(title) !== at)).toEqual([]);
});
