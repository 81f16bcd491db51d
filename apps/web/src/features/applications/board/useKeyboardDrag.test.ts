import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { expect, it } from "vitest";
import { nextTarget } from "./useKeyboardDrag.ts";

it("steps over stages that do not take the card, and stays at the ends", () => {
  const card = {
    stage: "Application",
    forward: ["Interview", "Job offer"],
    back: ["Vacancy"],
    rejection: "Rejection after application",
  } as unknown as ApplicationCard;
  expect(nextTarget(card, "Application", 1)).toBe("Interview");
  expect(nextTarget(card, "Interview", 1)).toBe("Rejection after application");
  expect(nextTarget(card, "Job offer", 1)).toBe("Job offer");
  expect(nextTarget(card, "Interview", -1)).toBe("Application");
  expect(nextTarget(card, "Vacancy", -1)).toBe("Vacancy");
});
