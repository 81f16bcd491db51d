import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as solving from "../../../shared/bot-check/solve.ts";
import { drawPage, findNamed, pressNamed, said, untilSaid } from "../../../test/drawPage.tsx";
import { draw, fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../session.en.json";
import { SocialSignIn } from "../social/SocialSignIn.tsx";
import { ConfirmAddressPage } from "./ConfirmAddressPage.tsx";
import { LoginPage } from "./LoginPage.tsx";

const LOGIN = "POST /auth/login";
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(() => {
  vi.spyOn(solving, "solve").mockResolvedValue("solution");
  replies = {
    "GET /auth/challenge": () => ({}),
    "GET /auth/social": () => ({ providers: [] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const open = async (Page: ComponentType, at: string, auth: object = {}) => {
  server = serve(replies);
  const who = { ...signedInAs("employee").auth(), token: null, user: null, ...auth };
  screen = await drawPage(Page, { at }, { session: words }, { auth: () => who });
  await settle();
};
const signIn = async () => {
  await type("Email address", "anna@x.example");
  await type("Password", "Secret-2026!");
  await press("Sign in");
  await settle(60);
};
const sent = (call: string) => server.all.filter((one) => one.call === call);

const DETAILS = {
  challenge: "a challenge of a test, not used elsewhere",
  expires_at: "2026-11-24T12:00:00Z",
  methods: ["totp"],
  passkey: null,
};
const step = async () => {
  replies[LOGIN] = refused(401, {}, { code: "second_factor_required", details: DETAILS });
  await open(LoginPage, "/login");
  await signIn();
  await untilSaid(words["second-step"].title);
  await vi.waitFor(() => fieldOf(words["second-step"].totp), { timeout: 15_000 });
};
test("a second step that took too long leads back to the form, which says so", async () => {
  await step();
  replies["POST /auth/second_factor"] = refused(401, {}, { code: "sign_in_expired" });
  await type(words["second-step"].totp, "123456");
  await press(words["sign-in"]);
  await untilSaid(words["second-step"].expired);
  expect(said()).not.toContain(words["second-step"].title);
});

test("going back from the second step oneself is no expiry", async () => {
  await step();
  await pressNamed(words["back-to-sign-in"]);
  expect(findButton("Sign in")).toBeDefined();
  expect(said()).not.toContain(words["second-step"].expired);
});

test("what another service refused is told above the form", async () => {
  await open(LoginPage, "/login?social_error=social_failed");
  expect(said()).toContain(words.refusals.social_failed);
  await screen.remove();
  await open(LoginPage, "/login");
  expect(document.querySelector(".MuiAlert-root")).toBeNull();
});

test("a state of the account is told until the next attempt, which may fail for another reason", async () => {
  replies[LOGIN] = refused(403, {}, { code: "account_inactive" });
  await open(LoginPage, "/login");
  await signIn();
  await untilSaid(words.account.account_inactive);
  replies[LOGIN] = refused(401, {}, { code: "credentials_wrong", message: "Wrong password" });
  await press("Sign in");
  await untilSaid("Wrong password");
  expect(said()).not.toContain(words.account.account_inactive);
});

const session = { token: "token", user: signedInAs("employee").auth().user };
const CHANGE = "GET /account/address_change";
const ANSWER = "POST /account/address_change";
const own = () => ({ change: { email: "new@x.example", requested_by: "Mia", can: ["confirm", "refuse"] } });
test("an address change that cannot be read is read again", async () => {
  replies[CHANGE] = refused(500);
  await open(ConfirmAddressPage, "/confirm-address", session);
  expect(said()).toContain("Out of order");
  replies[CHANGE] = own;
  await pressNamed("Try again");
  expect(said()).toContain("new@x.example");
});

test("an address change is answered once, and again only after a failure", async () => {
  let fail: (answer: unknown) => void = () => undefined;
  replies[CHANGE] = own;
  replies[ANSWER] = () =>
    new Promise((resolve) => {
      fail = resolve;
    });
  await open(ConfirmAddressPage, "/confirm-address", session);
  const buttons = () => [findButton("Use the new address"), findButton("Keep the current address")];
  await press("Use the new address");
  expect(buttons().map((one) => one?.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
  await press("Keep the current address");
  expect(sent(ANSWER)).toHaveLength(1);
  fail(refused(500)());
  await untilSaid("Out of order");
  expect(buttons().map((one) => one?.getAttribute("aria-disabled"))).toEqual(["false", "false"]);
  await press("Keep the current address");
  expect(sent(ANSWER)[1]?.body).toEqual({ agree: false });
});

const GOOGLE = words.social["login-google"];
const MICROSOFT = words.social["login-microsoft"];
const START = "POST /auth/social/google";
const choose = async (token = "t", slug?: string) => {
  const check = { state: "done" as const, start: vi.fn(), renew: vi.fn(), token: async () => token };
  server = serve(replies);
  const part = (
    <SocialSignIn
      providers={["google", "microsoft"]}
      check={check}
      operation="login"
      {...(slug && { company_slug: slug })}
    />
  );
  screen = await draw(part, { session: words });
  return check;
};
const alert = () => document.querySelector("[role=alert]")?.textContent;
test("leaving for another service is begun once, and cannot be begun for two", async () => {
  replies[START] = () => new Promise(() => undefined);
  await choose("t", "noordlicht");
  await press(GOOGLE);
  expect(findNamed(GOOGLE)?.hasAttribute("disabled")).toBe(true);
  await press(MICROSOFT);
  expect(server.commands()).toEqual([
    { call: START, body: { token: "t", operation: "login", company_slug: "noordlicht" } },
  ]);
});

test("a refusal is told, and the next attempt has a check of its own and no old message", async () => {
  replies[START] = refused(503, {}, { message: "Not now" });
  const check = await choose();
  await press(GOOGLE);
  await settle();
  expect(alert()).toBe("Not now");
  expect(check.renew).toHaveBeenCalledOnce();
  expect(findNamed(GOOGLE)?.hasAttribute("disabled")).toBe(false);
  replies[START] = () => new Promise(() => undefined);
  await press(GOOGLE);
  expect(alert()).toBeUndefined();
  expect(server.commands()).toHaveLength(2);
  expect(server.commands()[1]?.body).toEqual({ token: "t", operation: "login" });
});

test("without a solved check nothing is sent, and the check's own words are told", async () => {
  await choose("");
  await press(GOOGLE);
  await settle();
  expect(server.commands()).toEqual([]);
  expect(alert()).not.toContain("no token");
  expect(alert()).toBeTruthy();
});
