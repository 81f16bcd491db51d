import { expect, test } from "vitest";
import { findRoles } from "./findRoles.ts";

const roleOf = (name: string, department: string) => ({
  id: name,
  name,
  department: { id: department, name: department },
  team: null,
  people_count: 0,
  people: [],
});

test("finds roles by every word of their name and place, whatever the accents, best first", () => {
  const roles = [
    roleOf("Head of Café", "Service"),
    roleOf("Cook", "Café"),
    roleOf("Café manager", "Service"),
  ];
  const found = (text: string) => findRoles(roles, text).map(({ name }) => name);
  expect(found("cafe")).toEqual(["Café manager", "Head of Café", "Cook"]);
  expect(found("SERVICE café")).toEqual(["Head of Café", "Café manager"]);
  expect(found("bar")).toEqual([]);
  expect(found("  ")).toEqual([]);
});
