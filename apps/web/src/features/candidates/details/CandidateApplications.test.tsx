import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterEach, expect, test } from "vitest";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../candidates.en.json";
import { CandidateApplications } from "./CandidateApplications.tsx";

let screen: OnScreen | undefined;
afterEach(async () => screen?.remove());
const show = (applications: CandidateRow["applications"], count: number) => {
  const person = { id: "p", name: "Noor Visser", applications, applications_count: count } as CandidateRow;
  return draw(<CandidateApplications person={person} />, { candidates: words });
};
const at = (name: string): CandidateRow["applications"][number] => ({
  id: name,
  vacancy: { id: name, name },
  stage: "Interview",
  since: "2026-11-01T08:00:00.000Z",
});

test("say the stage of each application, and how many more there are", async () => {
  screen = await show([at("Cook"), at("Baker")], 4);
  const items = [...document.querySelectorAll("li")].map((item) => item.textContent);
  expect(items.slice(0, 2)).toEqual(["Cook · Interview", "Baker · Interview"]);
  expect(items[2]).toContain("2");
});

test("are not there for someone without applications", async () => {
  screen = await show([], 0);
  expect(document.querySelector("ul")).toBeNull();
});
