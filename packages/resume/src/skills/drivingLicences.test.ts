import { expect, it } from "vitest";
import { drivingLicences } from "./drivingLicences.ts";

it.each([
  ["Zoetermeer | 06 5091 2233 | rijbewijs B", ["Rijbewijs B"]],
  ["Rijbewijs\tB en BE", ["Rijbewijs B", "Rijbewijs BE"]],
  ["Rijbewijs B en eigen auto", ["Rijbewijs B"]],
  ["Driving licence: category B, C, CE", ["Rijbewijs B", "Rijbewijs C", "Rijbewijs CE"]],
  ["DRIVING LICENCE: Cars:\tB", ["Rijbewijs B"]],
  ["Driving licence: Full, category B", ["Rijbewijs B"]],
  ["Führerschein Klasse B", ["Rijbewijs B"]],
  ["Rijbewijs Behaald in 2010", []],
])("finds the licences in %j", (text, expected) => {
  expect(drivingLicences([text])).toEqual(expected);
});
