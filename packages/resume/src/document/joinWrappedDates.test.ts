import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { joinWrappedDates } from "./joinWrappedDates.ts";

const joined = (...texts: string[]) => joinWrappedDates(buildDocument(texts).lines).map(({ text }) => text);

it.each([
  [
    ["08/2012 –\tLeerkracht groep 5, Delft", "07/2018\tLessen voorbereiden"],
    ["08/2012 – 07/2018\tLeerkracht groep 5, Delft", "Lessen voorbereiden"],
  ],
  [["Sept 2016 – Apr\tAssociate", "2021"], ["Sept 2016 – Apr 2021\tAssociate"]],
  [
    ["May\t2021\t– Legal Counsel", "present\tDrafting"],
    ["May 2021 – present\tLegal Counsel", "Drafting"],
  ],
  [
    ["sept. 2020\tVerpleegkundige SEH", "heden\tMaasstad Ziekenhuis"],
    ["sept. 2020 – heden\tVerpleegkundige SEH", "Maasstad Ziekenhuis"],
  ],
])("joins dates that a cell broke off: %j", (lines, expected) => {
  expect(joined(...lines)).toEqual(expected);
});

it("leaves whole dates and other lines as they are", () => {
  const lines = [
    "2018 – heden\tKok",
    "2016 was a good year",
    "May 2021 – present\tCounsel",
    "present at trade fairs",
  ];
  expect(joined(...lines)).toEqual(lines);
});
