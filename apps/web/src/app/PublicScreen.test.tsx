import { afterEach, expect, test } from "vitest";
import { said } from "../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../test/onScreen.tsx";
import { signedInAs } from "../test/signedInAs.ts";
import { PublicScreen } from "./PublicScreen.tsx";

const screenOf = { load: async () => ({ Page: () => <h1>Sign in</h1> }) };
let screen: OnScreen;
afterEach(() => screen.remove());
async function open(at: string, returnTo?: string | null) {
  await screen?.remove();
  window.history.pushState({}, "", at);
  const auth = { ...signedInAs("employee").auth(), returnTo: returnTo ?? null };
  screen = await draw(
    <PublicScreen screen={screenOf} />,
    {},
    returnTo === undefined ? {} : { auth: () => auth },
  );
  await settle();
  return window.location.pathname + window.location.search;
}

test("who is signed in goes from the sign-in page to the page asked for, if it is of the own area, or home", async () => {
  expect(await open("/login", "/employee/goals?state=open")).toBe("/employee/goals?state=open");
  expect(await open("/login", "/hr-manager/employees")).toBe("/employee");
  expect(await open("/login", null)).toBe("/employee");
  expect(await open("/privacy", null)).toBe("/privacy");
  expect(await open("/login")).toBe("/login");
  expect(said()).toContain("Sign in");
});
