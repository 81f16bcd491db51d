import type { PeopleMatchAct } from "@vaardig/contract/jobs/jobs";
import { afterEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import words from "./add-to.en.json";
import { MatchActions } from "./MatchActions.tsx";

const onAct = vi.fn();
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  onAct.mockReset();
});
const show = async (application: { id: string } | null, can: PeopleMatchAct[] = ["add", "email"]) => {
  const end = <MatchActions application={application} jobId="job" can={can} isBusy={false} onAct={onAct} />;
  screen = await draw(end, { "add-to": words }, signedInAs("moderator", "recruiting-job-pipeline"));
};
const { add, email } = words["person-acts"];
const emailOutside = words["person-acts"]["email-outside"];

test("puts someone who is not in the pipeline there, with or without an email", async () => {
  await show(null);
  expect(findNamed(words["open-application"])).toBeUndefined();
  await pressNamed(add);
  await pressNamed(emailOutside);
  expect(onAct.mock.calls).toEqual([["add"], ["email"]]);
});

test("leads to the application of someone who is, where it is moved", async () => {
  await show({ id: "application" });
  const link = findNamed(words["open-application"])?.getAttribute("href");
  expect(link).toBe("/recruitment-manager/recruiting-job-pipeline?open=application");
  expect(findNamed(add)).toBeUndefined();
  await pressNamed(email);
  expect(onAct.mock.calls).toEqual([["email"]]);
});

test("is nothing for readers who may do nothing", async () => {
  await show(null, []);
  expect(document.querySelectorAll("button, a")).toHaveLength(0);
});
