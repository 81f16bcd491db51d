import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { ComponentType } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../session.en.json";
import { ConfirmAddressPage } from "./ConfirmAddressPage.tsx";
import { LoginPage } from "./LoginPage.tsx";

let challenge: object;
beforeAll(async () => {
  challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    deriveKey,
    cost: 1,
    counter: 1,
    hmacSignatureSecret: "a secret of the test",
  });
});
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (
  Page: ComponentType,
  at: string,
  replies: Parameters<typeof serve>[0],
  { path = "*", state = null, auth = {} }: { path?: string; state?: object | null; auth?: object } = {},
) => {
  replies["GET /auth/challenge"] ??= () => Response.json(challenge);
  const server = serve(replies);
  window.history.pushState({ usr: state }, "", at);
  const who = { ...signedInAs("employee").auth(), token: null, user: null, ...auth };
  const replace = window.history.pushState;
  window.history.pushState = () => undefined;
  const drawn = drawPage(Page, { at, path }, { session: words }, { auth: () => who });
  window.history.pushState = replace;
  screen = await drawn;
  await settle();
  return server;
};
const link = (name: string) => findNamed(name)?.getAttribute("href");
const sentTo = (server: ReturnType<typeof serve>, call: string) =>
  server.all.filter((one) => one.call === call);
const until = (text: string) => vi.waitFor(() => expect(said()).toContain(text), 3_000);
const SECRET = "s".repeat(43);
const SIGN_IN = { "GET /auth/social": () => ({ providers: ["google"] }) };
test("sign-in says why one is here, and begins with the address that is known", async () => {
  await open(LoginPage, "/login", SIGN_IN, {
    state: { notice: "password-changed", email: "anna@x.example" },
  });
  expect(said()).toContain(words.login.notices["password-changed"]);
  expect(said()).toContain(words.login.intro);
  expect(fieldOf("Email address").value).toBe("anna@x.example");
  expect(document.activeElement).toBe(fieldOf("Password"));
  await screen.remove();
  await open(LoginPage, "/login", SIGN_IN, {
    auth: { returnTo: "/employee/goals", endedBy: "company_suspended" },
  });
  expect(said()).toContain(words.login["intro-return"]);
  expect(said()).toContain("your company's access has been suspended");
});

test("wrong credentials stay in the form; a state of the account is shown instead of an error", async () => {
  const replies: Parameters<typeof serve>[0] = {
    ...SIGN_IN,
    "POST /auth/login": refused(401, {}, { code: "credentials_wrong" }),
  };
  const server = await open(LoginPage, "/login", replies);
  await type("Email address", "anna@x.example");
  await type("Password", "Wrong-1!");
  await press("Sign in");
  await until("Out of order");
  expect(sentTo(server, "POST /auth/login")[0]?.body).toMatchObject({
    email: "anna@x.example",
    password: "Wrong-1!",
  });
  expect(fieldOf("Email address").value).toBe("anna@x.example");
  expect(document.activeElement).toBe(fieldOf("Password"));
  replies["POST /auth/login"] = refused(403, {}, { code: "account_inactive" });
  await press("Sign in");
  await until("Your administrator can reactivate it");
});

test("another service is left for with a check and the company, and not for an address that is none", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await open(LoginPage, "/login", {
    ...SIGN_IN,
    "POST /auth/social/google": () => ({ authorization_url: "javascript:alert(1)" }),
  });
  await vi.waitFor(() => expect(findButton("Sign in with Google")).toBeDefined());
  await press("Sign in with Google");
  await vi.waitFor(() => expect(document.querySelector(".MuiAlert-root")).not.toBeNull(), 3_000);
  expect(assign).not.toHaveBeenCalled();
  await screen.remove();
  const other = await open(LoginPage, "/login", {
    ...SIGN_IN,
    "POST /auth/social/google": () => ({ authorization_url: "https://accounts.example/x" }),
  });
  await vi.waitFor(() => expect(findButton("Sign in with Google")).toBeDefined());
  await press("Sign in with Google");
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://accounts.example/x"), 3_000);
  const [first] = sentTo(other, "POST /auth/social/google");
  expect(first?.body).toMatchObject({ operation: "login" });
  expect(first?.body?.token).toBeTruthy();
  assign.mockRestore();
});

const CHANGE = { company: "Noordlicht", old_email: "old@x.example", email: "new@x.example" };
test("a new address is shown before its link agrees to it, and the answer is shown", async () => {
  const replies: Parameters<typeof serve>[0] = {
    "POST /address_change": ({ body }) => ({ ...CHANGE, agreed: body.agree ?? null }),
  };
  const at = `/confirm-address?secret=${SECRET}`;
  const server = await open(ConfirmAddressPage, at, {
    "POST /address_change": ({ body }) => ("agree" in body ? { ...CHANGE, agreed: body.agree } : CHANGE),
  });
  expect(said()).toContain("old@x.example");
  expect(sentTo(server, "POST /address_change")).toEqual([
    { call: "POST /address_change", body: { secret: SECRET } },
  ]);
  await press("Use the new address");
  expect(server.all.at(-1)?.body).toEqual({ secret: SECRET, agree: true });
  expect(said()).toContain("From now on you sign in with new@x.example");
  await screen.remove();
  const other = await open(ConfirmAddressPage, at, replies);
  await press("Keep the current address");
  expect(other.all.at(-1)?.body).toEqual({ secret: SECRET, agree: false });
  expect(said()).toContain("You sign in with old@x.example, as before");
});

test("a dead link of an address says why; a failed answer keeps the question", async () => {
  const at = `/confirm-address?secret=${SECRET}`;
  await open(ConfirmAddressPage, at, { "POST /address_change": refused(410, {}, { code: "link_expired" }) });
  expect(said()).toContain(words.address.expired);
  await screen.remove();
  await open(ConfirmAddressPage, at, {
    "POST /address_change": (got) => ("agree" in got.body ? refused(500)({}) : CHANGE),
  });
  await press("Use the new address");
  expect(said()).toContain("Out of order");
  expect(findButton("Keep the current address")).toBeDefined();
});

const session = { auth: { token: "token", user: signedInAs("employee").auth().user } };
const own = (can: string[], requested_by: string | null = "Mia") => ({
  "GET /account/address_change": () => ({ change: { email: "new@x.example", requested_by, can } }),
  "POST /account/address_change": () => ({}),
});
test("someone signed in answers a colleague, and withdraws what they asked themselves", async () => {
  const server = await open(ConfirmAddressPage, "/confirm-address", own(["confirm", "refuse"]), session);
  expect(said()).toContain("Mia wants you to sign in with another email address");
  expect(said()).toContain("anna@noordlicht.example");
  await press("Use the new address");
  expect(server.commands()).toEqual([{ call: "POST /account/address_change", body: { agree: true } }]);
  expect(said()).toContain("You stay signed in here");
  await screen.remove();
  const other = await open(ConfirmAddressPage, "/confirm-address", own(["refuse"]), session);
  expect(said()).toContain(words.address["intro-own"].slice(0, 40));
  expect(findButton("Use the new address")).toBeUndefined();
  await press("Keep the current address");
  expect(other.commands()).toEqual([{ call: "POST /account/address_change", body: { agree: false } }]);
  expect(said()).toContain("You sign in with anna@noordlicht.example, as before");
});

test("nothing to confirm is said, also when it was answered elsewhere; signed out one signs in first", async () => {
  const none = { "GET /account/address_change": () => ({ change: null }) };
  await open(ConfirmAddressPage, "/confirm-address", none, session);
  expect(said()).toContain(words.address.none);
  await screen.remove();
  const conflict = {
    ...own(["confirm"]),
    "POST /account/address_change": refused(409, {}, { code: "conflict" }),
  };
  await open(ConfirmAddressPage, "/confirm-address", conflict, session);
  await press("Use the new address");
  expect(said()).toContain(words.address.none);
  await screen.remove();
  expect((await open(ConfirmAddressPage, "/confirm-address", {})).all).toEqual([]);
  expect(link("Go to sign in")).toBe("/login");
});
