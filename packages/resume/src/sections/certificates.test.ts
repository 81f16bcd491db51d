import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { readCertificates } from "./certificates.ts";

const date = (year: number, month: number | null = null) => ({ year, month });

describe("readCertificates", () => {
  it("reads name, issuer, number and both dates beside each other", () => {
    expect(
      readCertificates(
        buildDocument(["• VCA VOL, SSVV, nr. 1234.5678, behaald 03-2021, geldig tot 03-2031"]).lines,
      ),
    ).toEqual([
      {
        name: "VCA VOL",
        issuer: "SSVV",
        number: "1234.5678",
        issued: date(2021, 3),
        expires: date(2031, 3),
        words: "VCA VOL, SSVV, nr. 1234.5678, behaald 03-2021, geldig tot 03-2031",
      },
    ]);
  });

  it("takes details on the lines below a name", () => {
    const lines = ["AWS Solutions Architect – Amazon Web Services", "Credential ID: ABC-12345", "Jan 2022"];
    expect(readCertificates(buildDocument(lines).lines)).toMatchObject([
      {
        name: "AWS Solutions Architect",
        issuer: "Amazon Web Services",
        number: "ABC-12345",
        issued: date(2022, 1),
        expires: null,
      },
    ]);
  });
});
