import { describe, expect, it } from "vitest";
import { parseResume } from "../parseResume.ts";
import { buildDocument } from "../testing/textLine.ts";
import { profileLines } from "./profileLines.ts";

const linesOf = (...top: string[]) =>
  profileLines(parseResume(buildDocument([...top, "", "EXPERIENCE", "2019 – 2022 Baker, De Korenaar"])));

describe("the lines at the top that speak of work", () => {
  it("are those that name what someone is", () => {
    expect(
      linesOf("Noor Alberda", "Process engineer | debottlenecking", "Delft", "noor@post.example"),
    ).toEqual(["Process engineer | debottlenecking"]);
  });

  it("are neither the name nor the address", () => {
    expect(linesOf("Noor Alberda", "Timmermansweg 14", "2611 AB Delft", "noor@post.example")).toEqual([]);
  });
});
