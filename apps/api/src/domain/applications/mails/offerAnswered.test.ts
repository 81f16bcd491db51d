import { expect, test } from "vitest";
import { offerAnswered } from "./offerAnswered.ts";

const ACCEPTED = { firstName: "Rita", applicant: "Ann Bos", jobName: "Planner", accepted: true };

test("who reads of an accepted offer is told to complete the hire where they can, and who does where not", () => {
  const link = "https://vaardig.test/pipeline";
  expect(offerAnswered.en({ ...ACCEPTED, link }).text).toContain("You can now complete the hire.");
  expect(offerAnswered.en({ ...ACCEPTED, link: null }).text).toContain("The recruiters can now complete");
  expect(offerAnswered.nl({ ...ACCEPTED, link: null }).text).not.toContain("Je kunt de aanstelling");
});
