import type { SessionPayload } from "@vaardig/contract/session/session";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendInvitation } from "../../domain/accounts/accountMails.ts";
import { createLink, linkAddress } from "../../domain/accounts/links/createLink.ts";
import { oneTimeLinks } from "../../domain/accounts/links/oneTimeLinks.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../test/factories.ts";
import { mailsTo, secretIn } from "../../test/mailsTo.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../test/passwordForTests.ts";
import { runJobs } from "../../test/runJobs.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

const NEW = "Kanaal-brug-7";

async function person(overrides: Parameters<typeof buildUser>[2] = {}, company?: { id: string }) {
  const passwordHash = await passwordForTests();
  return buildUser(app.db, company ?? (await buildCompany(app.db)), { passwordHash, ...overrides });
}

async function forgot(email: string) {
  return app.ask("POST", "/auth/forgot_password", { body: { email, token: await tokenFrom(app) } });
}

function reset(email: string, secret: string, password = NEW) {
  const body = { email, email_confirmation: email, new_password1: password, new_password2: password, secret };
  return app.ask("POST", "/auth/reset_password", { body });
}

async function signIn(email: string, password: string) {
  return app.ask("POST", "/auth/login", { body: { email, password, token: await tokenFrom(app) } });
}

function invite(user: { companyId: string; id: string }) {
  return acrossCompanies(app.db, (tx) => createLink(tx, user, "invitation"));
}

async function expire(companyId: string) {
  await acrossCompanies(app.db, (tx) =>
    tx
      .update(oneTimeLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeLinks.companyId, companyId)),
  );
}

function accept(secret: string, password = NEW) {
  const body = { invite: secret, new_password1: password, new_password2: password };
  return app.ask("POST", "/auth/set_password", { body });
}

test("a forgotten password is set again by the mail's link, once, and ends every session", async () => {
  const user = await person({ language: "nl" });
  const asked = await forgot(user.email);
  expect(asked).toMatchObject({ status: 200, body: { success: true, payload: {} } });
  await runJobs(app.app.services);
  const [mail] = await mailsTo(app.db, user.email);
  expect(mail).toMatchObject({ subject: "Stel een nieuw wachtwoord in", status: "kept", userId: user.id });
  expect(mail?.text).toContain("http://127.0.0.1:3000/reset-password?secret=");
  const secret = secretIn(mail);

  expect((await app.as(user).get("/auth/session")).status).toBe(200);
  expect((await reset(user.email, secret)).body).toEqual({ success: true, payload: {} });
  expect((await app.as(user).get("/auth/session")).body.code).toBe("session_revoked");
  expect((await signIn(user.email, PASSWORD_FOR_TESTS)).status).toBe(401);
  expect((await signIn(user.email, NEW)).status).toBe(200);
  expect((await reset(user.email, secret)).body).toMatchObject({ success: false, code: "link_used" });
  await runJobs(app.app.services);
  expect((await mailsTo(app.db, user.email))[1]).toMatchObject({
    subject: "Je wachtwoord is gewijzigd",
    text: expect.stringMatching(/is op [a-z]+ \d+ [a-z]+ \d{4} om \d\d\.\d\d uur gewijzigd/),
  });
});

test("an unknown address gets the same answer and no mail; the work is done elsewhere", async () => {
  const user = await person();
  const known = await forgot(user.email);
  const unknown = await forgot("nobody@example.com");
  expect(unknown.status).toBe(200);
  expect(unknown.body).toEqual(known.body);
  expect(await mailsTo(app.db, user.email)).toEqual([]);
  await runJobs(app.app.services);
  expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  expect(await mailsTo(app.db, "nobody@example.com")).toEqual([]);
});

test("who has no password yet gets the invitation or the confirmation again, who left gets nothing", async () => {
  const subjects = async (status: "invited" | "unconfirmed" | "deactivated") => {
    const user = await person({ status, passwordHash: null });
    await forgot(user.email);
    await runJobs(app.app.services);
    return (await mailsTo(app.db, user.email)).map(({ subject }) => subject);
  };
  expect(await subjects("invited")).toEqual([expect.stringContaining("invites you")]);
  expect(await subjects("unconfirmed")).toEqual(["Confirm your email address"]);
  expect(await subjects("deactivated")).toEqual([]);
});

test("only the secret's hash is stored", async () => {
  const user = await person();
  const secret = await acrossCompanies(app.db, (tx) => createLink(tx, user, "reset"));
  const rows = await acrossCompanies(app.db, (tx) =>
    tx.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, user.id)),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test("expired, voided, unknown secrets and another's address are refused, each with its code", async () => {
  const user = await person();
  const other = await person();
  const make = () => acrossCompanies(app.db, (tx) => createLink(tx, user, "reset"));
  const first = await make();
  const second = await make();
  expect((await reset(user.email, first)).body.code).toBe("link_expired");
  expect(await reset(other.email, second)).toMatchObject({ status: 404, body: { code: "link_unknown" } });
  expect((await reset(user.email, "x".repeat(43))).body.code).toBe("link_unknown");
  expect((await reset(user.email, await invite(user))).body.code).toBe("link_unknown");
  await expire(user.companyId);
  expect(await reset(user.email, second)).toMatchObject({ status: 410, body: { code: "link_expired" } });
});

test("a link used twice at the same moment works once", async () => {
  const user = await person();
  const secret = await acrossCompanies(app.db, (tx) => createLink(tx, user, "reset"));
  const answers = await Promise.all([
    reset(user.email, secret),
    reset(user.email, secret),
    reset(user.email, secret),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test("a new password needs its four classes, its repetition, and must not be well known", async () => {
  const user = await person({ firstName: "Willemijn" });
  const secret = await acrossCompanies(app.db, (tx) => createLink(tx, user, "reset"));
  const field = async (password: string) =>
    (await reset(user.email, secret, password)).body.fields?.new_password1;
  expect(await field("Ab1!xyz")).toBe("Use at least 8 characters");
  expect(await field("kanaal-brug-7")).toBe("Add an uppercase letter");
  expect(await field("KANAAL-BRUG-7")).toBe("Add a lowercase letter");
  expect(await field("Kanaal-brug-x")).toBe("Add a number");
  expect(await field("Kanaalbrug71")).toBe("Add a special character");
  expect(await field("Password2026!")).toBe("This password is too common; choose another");
  expect(await field("Willemijn-26!")).toBe("This password is too common; choose another");
  const different = await app.ask("POST", "/auth/reset_password", {
    body: {
      email: user.email,
      email_confirmation: "b@example.com",
      new_password1: NEW,
      new_password2: `${NEW}8`,
      secret,
    },
  });
  expect(different.body.fields).toEqual({
    email_confirmation: "Email addresses must match",
    new_password2: "Passwords must match",
  });
  expect((await reset(user.email, secret)).status).toBe(200);
});

test("an invitation says who it is for, and accepting it signs in, once", async () => {
  const company = await buildCompany(app.db, { name: "Noordlicht" });
  const user = await person(
    { status: "invited", passwordHash: null, language: "nl", firstName: "Jan" },
    company,
  );
  const { services } = app.app;
  await acrossCompanies(app.db, (tx) => sendInvitation(tx, services, user, company));
  const [mail] = await mailsTo(app.db, user.email);
  expect(mail?.subject).toBe("Noordlicht nodigt je uit voor Vaardig");
  const secret = secretIn(mail);
  expect(mail?.text).toContain(linkAddress(services.config, "invitation", secret));
  const read = await app.ask("GET", "/auth/invitation", { query: { invite: secret } });
  expect(read.body.payload).toEqual({
    email: user.email,
    first_name: "Jan",
    company_name: "Noordlicht",
    language: "nl",
    applicant: false,
    asked: false,
  });
  expect((await accept(secret, "Noordlicht-1!")).body.fields?.new_password1).toContain("too common");
  const accepted = await accept(secret);
  expect(accepted.status).toBe(200);
  const { token } = accepted.body.payload as SessionPayload;
  const session = await app.ask("GET", "/auth/session", { headers: { authorization: `Bearer ${token}` } });
  expect(session.status).toBe(200);
  const [saved] = await acrossCompanies(app.db, (tx) => tx.select().from(users).where(eq(users.id, user.id)));
  expect(saved?.status).toBe("active");
  expect(await accept(secret)).toMatchObject({ status: 410, body: { code: "invitation_used" } });
  expect((await signIn(user.email, NEW)).status).toBe(200);
});

test("an invitation that expired, was sent again, is unknown or no longer meant is refused", async () => {
  const user = await person({ status: "invited", passwordHash: null });
  const old = await invite(user);
  const current = await invite(user);
  expect((await accept(old)).body.code).toBe("invitation_expired");
  await expire(user.companyId);
  const expired = await app.ask("GET", "/auth/invitation", { query: { invite: current } });
  expect(expired).toMatchObject({ status: 410, body: { code: "invitation_expired" } });
  const unknown = await app.ask("GET", "/auth/invitation", {
    query: { invite: "y".repeat(43) },
    headers: { "accept-language": "nl" },
  });
  expect(unknown).toMatchObject({ status: 404, body: { message: "Deze uitnodiging bestaat niet" } });
  const gone = await person({ status: "deactivated" });
  expect((await accept(await invite(gone))).body.code).toBe("invitation_used");
  const suspended = await buildCompany(app.db, { lifecycle: "suspended" });
  const late = await person({ status: "invited" }, suspended);
  expect((await accept(await invite(late))).body.code).toBe("company_suspended");
});
