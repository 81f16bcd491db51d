import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said, untilSaid } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../account.en.json";
import { FactorSetupPage } from "./FactorSetupPage.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("who must have a second factor sees why, can set one up, and can leave", async () => {
  const asked = stubServer({
    "GET /auth/session": () => ({
      notice: null,
      onboarding: false,
      menu_schema: [],
      second_factor: { due_at: "2026-11-20T09:00:00Z", overdue: true },
    }),
    "GET /account/security": () => ({
      has_password: true,
      totp_since: null,
      passkeys: [],
      recovery_codes_left: 0,
      confirmed_until: null,
      required: true,
      passkey_host: null,
    }),
    "POST /auth/logout": () => ({}),
  });
  screen = await drawPage(FactorSetupPage, {}, { account: words });
  await untilSaid(words["two-step"].overdue);
  expect(document.querySelector("h1")?.textContent).toBe(words.setup.title);
  expect(findButton(words.totp["set-up-short"])).toBeDefined();
  expect(said()).not.toContain(words.codes.row);
  await press(words.setup["sign-out"]);
  await vi.waitFor(() => expect(asked.map(({ call }) => call)).toContain("POST /auth/logout"));
});
