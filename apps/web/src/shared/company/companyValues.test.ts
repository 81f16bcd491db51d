import { expect, test } from "vitest";
import { COMPANY_FIELDS, type CompanyValues, companyToSend } from "./companyValues.ts";

const empty = Object.fromEntries(COMPANY_FIELDS.map((name) => [name, ""])) as CompanyValues;

test("the first visit sends the default description where none is typed, and a phone always", () => {
  const sent = companyToSend({ ...empty, name: "Havenzorg" }, true, "We care.");
  expect(sent).toEqual({ ...empty, name: "Havenzorg", description: "We care.", phone: "" });
  expect(companyToSend({ ...empty, description: "Ours" }, true, "We care.").description).toBe("Ours");
});

test("later an emptied description stays empty", () => {
  expect(companyToSend(empty, false, "We care.")).toEqual(empty);
});

test("a well-known industry is sent by its one name", () => {
  expect(companyToSend({ ...empty, industry: "energie" }, false, "").industry).toBe("Energy");
});
