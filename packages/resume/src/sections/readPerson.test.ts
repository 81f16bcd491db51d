import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { readPerson } from "./readPerson.ts";

describe("readPerson", () => {
  it("finds the name, the job under it, and how to reach the person", () => {
    expect(
      readPerson(
        buildDocument([
          "Curriculum vitae",
          "Sanne van der Berg",
          "Data engineer",
          "sanne@example.com | +31 6 1234 5678",
          "Dorpsstraat 1, 3511 AB Utrecht",
          "",
          "Werkervaring",
          "Data engineer, Noordlicht 2019 - heden",
        ]),
      ),
    ).toEqual({
      firstName: "Sanne",
      lastName: "van der Berg",
      email: "sanne@example.com",
      phone: "+31 6 1234 5678",
      location: "Utrecht",
      headline: "Data engineer",
      links: [],
    });
  });

  it("reads labels, and capitals as one writes them", () => {
    const read = readPerson(
      buildDocument(["Name: ROBIN O'NEILL", "City: Leeds", "E-mail: Robin@Example.com"]),
    );
    expect(read).toMatchObject({
      firstName: "Robin",
      lastName: "O'Neill",
      email: "robin@example.com",
      location: "Leeds",
    });
  });

  it("keeps the addresses of pages as they are written, once each", () => {
    const lines = [
      "Robin Falcon",
      "linkedin.com/in/robin-falcon | https://robin.example.com/work,",
      "robin@github.com",
      "",
      "Projects",
      "github.com/robin/tool (linkedin.com/in/robin-falcon)",
    ];
    expect(readPerson(buildDocument(lines)).links).toEqual([
      "linkedin.com/in/robin-falcon",
      "https://robin.example.com/work",
      "github.com/robin/tool",
    ]);
  });

  it("finds nobody where nobody is named", () => {
    expect(readPerson(buildDocument(["Werkervaring", "Kok bij De Pan 2015 - 2018"]))).toEqual({
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      location: "",
      headline: "",
      links: [],
    });
  });
});
