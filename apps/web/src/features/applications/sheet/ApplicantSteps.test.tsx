import { afterEach, expect, test } from "vitest";
import { act } from "../../../test/act.ts";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";
import { type ApplicantStep, ApplicantSteps } from "./ApplicantSteps.tsx";

let screen: OnScreen | undefined;
let gone: string[] = [];
afterEach(async () => {
  await screen?.remove();
  gone = [];
});
const pressed: { current: ApplicantStep | null } = { current: null };
const show = (id: string, order = ["a", "b", "c"]) =>
  draw(<ApplicantSteps id={id} order={order} onGo={(to) => gone.push(to)} pressed={pressed} />, {
    applications: words,
  });
const step = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);

test("go to the neighbours in the order of the list", async () => {
  screen = await show("b");
  expect(document.body.textContent).toContain("2 of 3");
  await act(async () => step(words["previous-applicant"])?.click());
  await act(async () => step(words["next-applicant"])?.click());
  expect(gone).toEqual(["a", "c"]);
});

test("keep the focus through the list, and hand it to the other way at its end", async () => {
  screen = await show("a");
  await act(async () => step(words["next-applicant"])?.click());
  await screen.remove();
  screen = await show("b");
  expect(document.activeElement).toBe(step(words["next-applicant"]));
  await act(async () => step(words["next-applicant"])?.click());
  await screen.remove();
  screen = await show("c");
  expect(document.activeElement).toBe(step(words["previous-applicant"]));
});

test("leave the focus alone when the sheet opens", async () => {
  pressed.current = null;
  screen = await show("b");
  expect(document.activeElement).toBe(document.body);
});

test("end where the list ends", async () => {
  screen = await show("c");
  expect(step(words["next-applicant"])?.disabled).toBe(true);
  expect(step(words["previous-applicant"])?.disabled).toBe(false);
});

test("are not there for someone outside the list, or alone in it", async () => {
  screen = await show("d");
  expect(document.querySelectorAll("button")).toHaveLength(0);
  await screen.remove();
  screen = await show("a", ["a"]);
  expect(document.querySelectorAll("button")).toHaveLength(0);
});
