import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { ComponentType } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { buildLiveToken, buildMenu } from "../../../test/builders.ts";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import { ForgotPassword } from "../ForgotPassword.tsx";
import words from "../session.en.json";
import { ConfirmPage } from "./ConfirmPage.tsx";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";
import { SetPasswordPage } from "./SetPasswordPage.tsx";
import { SignUpPage } from "./SignUpPage.tsx";

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
const PASSWORD = "Secret-2026!";

test("who forgot the password sees the same whatever the address, and may give another", async () => {
  const server = await open(ForgotPassword, "/forgot-password", { "POST /auth/forgot_password": () => ({}) });
  await type("Email address", "anna@x.example");
  await press("Send the link");
  await until("an email with a link is on its way");
  expect(said()).toContain("anna@x.example");
  expect(sentTo(server, "POST /auth/forgot_password")).toMatchObject([{ body: { email: "anna@x.example" } }]);
  expect(sentTo(server, "POST /auth/forgot_password")[0]?.body?.token).toBeTruthy();
  expect(link("Back to sign in")).toBe("/login");
  await press("Use another address");
  expect(fieldOf("Email address").value).toBe("anna@x.example");
});

test("too many requests for a link start a wait, and send nothing more", async () => {
  const server = await open(ForgotPassword, "/forgot-password", {
    "POST /auth/forgot_password": refused(429, { "retry-after": "90" }),
  });
  await type("Email address", "anna@x.example");
  await press("Send the link");
  await until("You can try again in 1:");
  await press("Send the link");
  await settle(60);
  expect(sentTo(server, "POST /auth/forgot_password")).toHaveLength(1);
});

const fillReset = async () => {
  await type("Email address", "anna@x.example");
  await type("Email address again", "anna@x.example");
  await type("New password", PASSWORD);
  await type("Password again", PASSWORD);
};
test("a new password is set with the link's secret, and leads to sign-in with the address", async () => {
  const server = await open(ResetPasswordPage, `/reset-password?secret=${SECRET}`, {
    "POST /auth/reset_password": () => ({}),
  });
  await fillReset();
  await press("Set new password");
  await vi.waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(sentTo(server, "POST /auth/reset_password")).toEqual([
    {
      call: "POST /auth/reset_password",
      body: {
        email: "anna@x.example",
        email_confirmation: "anna@x.example",
        new_password1: PASSWORD,
        new_password2: PASSWORD,
        secret: SECRET,
      },
    },
  ]);
  expect(window.history.state.usr).toEqual({ notice: "password-changed", email: "anna@x.example" });
});

test.each([
  ["link_expired", words.reset.expired],
  ["link_used", words.reset.used],
  ["link_unknown", words.reset.unknown],
])("a link that is %s says so, and leads to a new one", async (code, title) => {
  await open(ResetPasswordPage, `/reset-password?secret=${SECRET}`, {
    "POST /auth/reset_password": refused(410, {}, { code }),
  });
  await fillReset();
  await press("Set new password");
  await until(title);
  expect(link("Ask for a new link")).toBe("/forgot-password");
});

test("a new password that was refused for another reason keeps the form", async () => {
  await open(ResetPasswordPage, `/reset-password?secret=${SECRET}`, {
    "POST /auth/reset_password": refused(400, {}, { fields: { email: "Not this address" } }),
  });
  await fillReset();
  await press("Set new password");
  await until("Not this address");
  expect(findButton("Set new password")).toBeTruthy();
});

test("a link without its secret asks nothing, and says that it does not work", async () => {
  const server = await open(ResetPasswordPage, "/reset-password", {});
  expect(said()).toContain(words.reset.unknown);
  expect(server.all).toEqual([]);
});

const COMPANY = { name: "Noordlicht", slug: "noordlicht" };
const signUp = async (status: string) => {
  const server = await open(
    SignUpPage,
    "/signup/noordlicht",
    {
      "GET /registeration/company": () => COMPANY,
      "POST /registeration": () => ({ status }),
      "GET /auth/social": () => ({ providers: [] }),
    },
    { path: "/signup/:company_slug" },
  );
  await type("First name", "Anna");
  await type("Last name", "de Vries");
  await type("Email address", "anna@x.example");
  await type("Password", PASSWORD);
  await type("Password again", PASSWORD);
  await press("Create account");
  return server;
};
test("signing up sends the company of the address, and says what comes next", async () => {
  const server = await signUp("confirm_email");
  await until("We sent a link to anna@x.example");
  expect(said()).toContain("An administrator of Noordlicht approves your account");
  expect(sentTo(server, "GET /registeration/company")[0]?.query).toEqual({ company_slug: "noordlicht" });
  expect(sentTo(server, "POST /registeration")[0]?.body).toMatchObject({
    first_name: "Anna",
    last_name: "de Vries",
    email: "anna@x.example",
    password: PASSWORD,
    re_password: PASSWORD,
    company_slug: "noordlicht",
  });
});

test("an account that is ready at once leads to sign-in", async () => {
  await signUp("active");
  await vi.waitFor(() => expect(window.location.pathname).toBe("/login"), 3_000);
  expect(window.history.state.usr).toEqual({ notice: "signed-up", email: "anna@x.example" });
});

test("an unknown company is said, a server that fails is asked again", async () => {
  const path = "/signup/:company_slug";
  await open(SignUpPage, "/signup/nowhere", { "GET /registeration/company": refused(404) }, { path });
  expect(said()).toContain("There is no company at “nowhere”");
  await screen.remove();
  await open(SignUpPage, "/signup/nowhere", { "GET /registeration/company": refused(500) }, { path });
  expect(said()).not.toContain("There is no company");
  expect(findButton("Try again")).toBeDefined();
});

test.each([
  ["active", words.confirm.active],
  ["awaiting_approval", words.confirm["awaiting_approval-help"]],
])("an address that is confirmed is %s, and the link is used once", async (status, text) => {
  const server = await open(ConfirmPage, `/signup/confirm?secret=${SECRET}`, {
    "POST /registeration/confirm": () => ({ status }),
  });
  expect(said()).toContain(text);
  expect(sentTo(server, "POST /registeration/confirm")).toEqual([
    { call: "POST /registeration/confirm", body: { secret: SECRET } },
  ]);
});

test("a link that confirms nothing says why; a failure may be tried again", async () => {
  const at = `/signup/confirm?secret=${SECRET}`;
  await open(ConfirmPage, at, { "POST /registeration/confirm": refused(410, {}, { code: "link_used" }) });
  expect(said()).toContain(words.confirm.used);
  await screen.remove();
  const server = await open(ConfirmPage, at, { "POST /registeration/confirm": refused(500) });
  await press("Try again");
  expect(sentTo(server, "POST /registeration/confirm")).toHaveLength(2);
  await screen.remove();
  expect((await open(ConfirmPage, "/signup/confirm", {})).all).toEqual([]);
  expect(said()).toContain(words.confirm.unknown);
});

const invitation = (more: object = {}) => ({
  first_name: "Anna",
  company_name: "Noordlicht",
  email: "anna@x.example",
  applicant: false,
  asked: false,
  ...more,
});
const INVITED = { "GET /auth/invitation": () => invitation() };
const accept = async () => {
  await type("Password", PASSWORD);
  await type("Password again", PASSWORD);
  await press("Set password and continue");
};
test("who was invited sets a password and is in", async () => {
  const server = await open(SetPasswordPage, `/set-password?invite=${SECRET}`, {
    ...INVITED,
    "POST /auth/set_password": () => ({ token: buildLiveToken(), menu_schema: buildMenu(), expire_in: 60 }),
    "GET /auth/session": refused(500),
  });
  expect(said()).toContain("Welcome, Anna");
  expect(said()).toContain("Noordlicht invited you to Vaardig");
  await accept();
  await vi.waitFor(() => expect(window.location.pathname).toBe("/login"), 3_000);
  expect(sentTo(server, "GET /auth/invitation")[0]?.query).toEqual({ invite: SECRET });
  expect(sentTo(server, "POST /auth/set_password")[0]?.body).toEqual({
    invite: SECRET,
    new_password1: PASSWORD,
    new_password2: PASSWORD,
  });
});

test.each([
  [{ applicant: true }, "to follow your application at Noordlicht"],
  [{ applicant: true, asked: true }, "to see what Noordlicht asks you"],
])("an invitation of %j says what for", async (more, text) => {
  await open(SetPasswordPage, `/set-password?invite=${SECRET}`, {
    "GET /auth/invitation": () => invitation(more),
  });
  expect(said()).toContain(text);
});

test.each([
  ["invitation_closed", words["set-password"].closed],
  ["invitation_used", words["set-password"].used],
  ["invitation_expired", words["set-password"].expired],
])("an invitation that is refused as %s says so, before and after a password", async (code, title) => {
  const at = `/set-password?invite=${SECRET}`;
  await open(SetPasswordPage, at, { "GET /auth/invitation": refused(410, {}, { code }) });
  expect(said()).toContain(title);
  await screen.remove();
  await open(SetPasswordPage, at, { ...INVITED, "POST /auth/set_password": refused(410, {}, { code }) });
  await accept();
  await until(title);
});

test("without a link one is asked for; a server that fails is asked again", async () => {
  expect((await open(SetPasswordPage, "/set-password", {})).all).toEqual([]);
  expect(said()).toContain(words["set-password"]["no-link"]);
  await screen.remove();
  await open(SetPasswordPage, `/set-password?invite=${SECRET}`, { "GET /auth/invitation": refused(500) });
  expect(findButton("Try again")).toBeDefined();
});
