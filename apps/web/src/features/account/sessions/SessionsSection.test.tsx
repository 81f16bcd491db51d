import type { OwnSession } from "@vaardig/contract/account/sessions";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said, untilSaid } from "../../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, press, pressInDialog, settle } from "../../../test/onScreen.tsx";
import { type Asked, stubServer } from "../../../test/stubServer.ts";
import words from "../account.en.json";
import { SessionsSection } from "./SessionsSection.tsx";

const session = (id: string, values: Partial<OwnSession>): OwnSession => ({
  id,
  current: false,
  browser: "Chrome",
  system: "Linux",
  method: "password",
  created_at: "2026-11-24T08:00:00Z",
  last_seen_at: "2026-11-24T08:00:00Z",
  ...values,
});
const ALL = [
  session("s1", { current: true }),
  session("s2", { browser: "Safari", system: "iOS" }),
  session("s3", { browser: null, system: null }),
];

let asked: Asked;
let screen: OnScreen;
beforeEach(async () => {
  asked = stubServer({
    "GET /account/sessions": () => ({ data: ALL, total: ALL.length }),
    "DELETE /account/sessions/s2": () => ({}),
    "DELETE /account/sessions": () => ({ ended: 2 }),
  });
  screen = await draw(<SessionsSection />, { account: words });
  await settle();
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("devices are named in plain words, this one marked and without a way to sign it out here", async () => {
  for (const text of ["Chrome on Linux", words.sessions.current, "Safari on iOS", words.sessions.unknown])
    expect(said()).toContain(text);
  expect(document.querySelectorAll('[aria-label^="Sign out "]')).toHaveLength(2);
});

test("one session is signed out, and the list is read again", async () => {
  await pressNamed("Sign out Safari on iOS");
  await vi.waitFor(() => expect(screen.message()).toBe(words.sessions.ended));
  expect(asked.filter(({ call }) => call === "GET /account/sessions")).toHaveLength(2);
});

test("signing out everywhere else asks first and says how many it were", async () => {
  await press(words.sessions["end-others"]);
  expect(isAsked(words.sessions["end-others-title"])).toBe(true);
  await untilSaid(words.sessions["end-others-text"]);
  const dialog = document.querySelector("[role=alertdialog]");
  const confirm = [...(dialog?.querySelectorAll("button") ?? [])].find(
    ({ textContent }) => textContent === words.sessions["end-others"],
  );
  confirm?.click();
  await vi.waitFor(() => expect(screen.message()).toBe("Signed out on 2 other devices"));
  await settle(300);
  expect(isAsked(words.sessions["end-others-title"])).toBe(false);
});

test("while sessions are being signed out their buttons are locked", async () => {
  await screen.remove();
  stubServer({ "GET /account/sessions": () => ({ data: ALL, total: ALL.length }) });
  screen = await draw(<SessionsSection />, { account: words });
  await settle();
  const one = () => findNamed("Sign out Safari on iOS");
  expect(one()?.hasAttribute("disabled")).toBe(false);
  await pressNamed("Sign out Safari on iOS");
  expect(one()?.hasAttribute("disabled")).toBe(true);
  const others = () => findNamed(words.sessions["end-others"])?.getAttribute("aria-disabled");
  expect(others()).toBe("false");
  await press(words.sessions["end-others"]);
  await pressInDialog(words.sessions["end-others"]);
  expect(others()).toBe("true");
});
