import { describe, expect, it } from "vitest";
import { buildLine } from "../testing/textLine.ts";
import { extraHeadParts } from "./extraHeadParts.ts";

const entry = (title: string, organisation: string, ...headline: string[]) => ({
  title,
  organisation,
  period: null,
  words: "",
  description: [],
  headline: headline.map((text) => buildLine(text)),
});

describe("what the head of a job tells beside its names", () => {
  it("tells what was done behind the employer", () => {
    expect(
      extraHeadParts(entry("Barista", "Café Zuid", "Barista", "Café Zuid: koffie zetten en afrekenen")),
    ).toEqual(["koffie zetten en afrekenen"]);
  });

  it("tells a cell of its own", () => {
    expect(
      extraHeadParts(
        entry("Welder", "Harbour Works", "2019\tWelder\tHarbour Works\tpipe welding on ferries"),
      ),
    ).toEqual(["pipe welding on ferries"]);
  });

  it("tells nothing of names alone", () => {
    expect(extraHeadParts(entry("Welder", "Harbour Works", "Welder, Harbour Works", "Rotterdam"))).toEqual(
      [],
    );
  });
});
