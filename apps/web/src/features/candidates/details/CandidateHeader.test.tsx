import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import { findNamed, pressNamed } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../candidates.en.json";
import { CandidateHeader } from "./CandidateHeader.tsx";

const person = {
  id: "noor",
  name: "Noor Visser",
  email: "noor@mail.example",
  source: "by_hand",
  owner: null,
  consent: "none",
  consent_at: null,
  unsubscribed_at: null,
  retention: { state: "in_process", until: null, days_left: null },
  applications: [],
  applications_count: 0,
  can: ["add_to_job"],
} as unknown as CandidateRow;

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const show = async (emailFrom: ComponentProps<typeof CandidateHeader>["emailFrom"]) => {
  screen = await draw(
    <CandidateHeader person={person} emailFrom={emailFrom} onAct={() => undefined} />,
    { candidates: words, list },
    signedInAs("moderator", "recruiting-job-message", "talent-pool-message"),
  );
  return findNamed(words.details.email)?.getAttribute("href");
};

test("emails from the job or the talent pool that the server names, and not without either", async () => {
  expect(await show({ kind: "job", id: "job" })).toBe("/recruitment-manager/recruiting-job-message");
  await screen?.remove();
  expect(await show({ kind: "talent_pool", id: "pool" })).toBe("/recruitment-manager/talent-pool-message");
  await screen?.remove();
  expect(await show(null)).toBeUndefined();
});

test("adds to a job from the header", async () => {
  await show(null);
  expect(findNamed(words.details["add-to-job"])).toBeDefined();
});

test("a phone's folded header emails from its menu", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  expect(await show({ kind: "job", id: "job" })).toBeUndefined();
  await pressNamed(list["actions-of"].replace("{{name}}", "Noor Visser"));
  const [first] = document.querySelectorAll("[role=menuitem]");
  expect(first?.textContent).toBe(words.details.email);
  expect(first?.getAttribute("href")).toBe("/recruitment-manager/recruiting-job-message");
});
