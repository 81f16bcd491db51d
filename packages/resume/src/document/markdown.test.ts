import { expect, it } from "vitest";
import { readTxt } from "./readTxt.ts";

const read = (...lines: string[]) =>
  readTxt(new TextEncoder().encode(lines.join("\n"))).lines.map(
    ({ text, heading }) => `${heading ? "# " : ""}${text}`,
  );

it("reads headings and emphasis of Markdown", () => {
  expect(
    read(
      "# Seun Reyes",
      "",
      "## Jobs",
      "**Northmoor Ltd** (was CyberNorth) -- Leeds",
      "_SOC Analyst_, 2021 - 2023",
      "**Deliveroo** rider, 2015-2016",
      "**Study**",
      "[site](https://a.nl)",
    ),
  ).toEqual([
    "# Seun Reyes",
    "# Jobs",
    "Northmoor Ltd\t(was CyberNorth) – Leeds",
    "SOC Analyst, 2021 - 2023",
    "Deliveroo\trider, 2015-2016",
    "# Study",
    "site https://a.nl",
  ]);
});

it("keeps stars that rate and signs of other texts", () => {
  expect(read("# Cv", "## Tools", "SIEM: Sentinel ***, Splunk **, QRadar *")).toContain(
    "SIEM: Sentinel ***, Splunk **, QRadar *",
  );
  expect(read("C# and F#", "# 12 hours", "snake_case_name")).toEqual([
    "C# and F#",
    "# 12 hours",
    "snake_case_name",
  ]);
});
