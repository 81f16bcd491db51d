import { expect, test } from "vitest";
import { offerAnswered } from "./offerAnswered.ts";

const ACCEPTED = { firstName: "Rita", applicant: "Ann Bos", jobName: "Planner", accepted: true };

test("who is notified of an accepted offer is asked to complete the hire if they may, and who does otherwise", () => {
  const link = "https://vaardig.test/pipeline";
  const may = { ...ACCEPTED, completes: true, link };
  expect(offerAnswered.en(may).text).toContain("You can now complete the hire.");
  expect(offerAnswered.nl(may).text).toContain("Je kunt de aanstelling nu afronden.");
  for (const watches of [link, null]) {
    const mayNot = { ...ACCEPTED, completes: false, link: watches };
    expect(offerAnswered.en(mayNot).text).toContain("The recruiters can now complete");
    expect(offerAnswered.nl(mayNot).text).not.toContain("Je kunt de aanstelling");
  }
});
