import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle, stepBack } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../onboarding.en.json";
import { OnboardingPage } from "./OnboardingPage.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("who comes back after finishing sees that, and stays on the page", async () => {
  stubServer({ "GET /onboarding": () => ({ step: "done", languages: [], resume: null }) });
  screen = await drawPage(
    OnboardingPage,
    { at: "/onboarding" },
    { onboarding: words },
    signedInAs("employee", "your-skills"),
  );
  await settle();
  expect(said()).toContain(words.done.title);
  expect(window.location.pathname).toBe("/onboarding");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/employee/your-skills", "/employee"]));
});

test("the step where one left is no entry of its own in the history", async () => {
  stubServer({ "GET /onboarding": () => ({ step: "skills", languages: [], resume: null }) });
  window.history.pushState({}, "", "/before");
  screen = await drawPage(
    OnboardingPage,
    { at: "/onboarding" },
    { onboarding: words },
    signedInAs("employee", "your-skills"),
  );
  await settle();
  expect(window.location.search).toBe("?step=skills");
  await stepBack();
  expect(window.location.pathname).toBe("/before");
});
