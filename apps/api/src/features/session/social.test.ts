import { randomUUID } from "node:crypto";
import type { SessionPayload } from "@vaardig/contract/session/session";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { identities } from "../../domain/accounts/identities.table.ts";
import { createLink } from "../../domain/accounts/links/createLink.ts";
import { oneTimeLinks } from "../../domain/accounts/links/oneTimeLinks.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { completeProviderSignIn, startOidcProvider, type TestOidcProvider } from "../../test/oidcProvider.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

const PUBLIC_URL = "http://vaardig.test";
let provider: TestOidcProvider;
let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  provider = await startOidcProvider(PUBLIC_URL);
  app = await buildApp(provider.env);
  company = await buildCompany(app.db, { slug: "noordlicht", allowedDomains: ["noordlicht.example"] });
});
beforeEach(() => {
  provider.person = { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true };
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Leaves for the provider: the address to go to and the browser's cookie. */
async function leave(target = app, options: Record<string, string> = {}, name = "google") {
  const body = { token: await tokenFrom(target), operation: "login", ...options };
  const answer = await target.ask("POST", `/auth/social/${name}`, { body });
  const [cookie = ""] = String(answer.raw.headers["set-cookie"] ?? "").split(";");
  const { authorization_url: url = "" } = (answer.body.payload ?? {}) as { authorization_url?: string };
  return { answer, url, cookie };
}

/** Comes back from the provider; answers the parameters of the login screen it leads to. */
async function comeBack(callback: URL, cookie: string, target = app) {
  const raw = await target.app.inject({ url: callback.pathname + callback.search, headers: { cookie } });
  expect(raw.statusCode).toBe(302);
  const location = new URL(String(raw.headers.location));
  expect(location.origin + location.pathname).toBe(`${PUBLIC_URL}/login`);
  return { code: location.searchParams.get("social"), error: location.searchParams.get("social_error") };
}

function complete(code: string | null, cookie: string) {
  return app.ask("POST", "/auth/social/complete", { body: { code }, headers: { cookie } });
}

async function signIn(options: Record<string, string> = {}) {
  const { url, cookie } = await leave(app, options);
  const { code, error } = await comeBack(await completeProviderSignIn(url, provider.issuer), cookie);
  return error ? { error } : { answer: await complete(code, cookie), code, cookie };
}

async function saved(id: string) {
  const [user] = await acrossCompanies(app.db, (tx) => tx.select().from(users).where(eq(users.id, id)));
  return user;
}

function known(overrides: Parameters<typeof buildUser>[2] = {}) {
  return buildUser(app.db, company, { email: provider.person.email, ...overrides });
}

test("a known person signs in, is linked by issuer and subject, and is known again under another address", async () => {
  const user = await known();
  const { answer, code, cookie } = await signIn();
  expect(answer?.status).toBe(200);
  const { token } = (answer?.body.payload ?? {}) as SessionPayload;
  const session = await app.ask("GET", "/auth/session", { headers: { authorization: `Bearer ${token}` } });
  expect(session.body.payload).toMatchObject({ user: { id: user.id } });
  expect(await complete(code ?? "", cookie ?? "")).toMatchObject({
    status: 400,
    body: { code: "social_failed" },
  });
  const linked = await acrossCompanies(app.db, (tx) =>
    tx.select().from(identities).where(eq(identities.userId, user.id)),
  );
  expect(linked).toMatchObject([{ issuer: provider.issuer, subject: provider.person.sub }]);

  provider.person = { sub: provider.person.sub, email: "moved@example.com", email_verified: false };
  expect((await signIn()).answer?.status).toBe(200);
  const stranger = await buildUser(app.db, company, { email: "victim@example.com" });
  provider.person = { sub: randomUUID(), email: stranger.email, email_verified: false };
  expect(await signIn()).toEqual({ error: "social_refused" });
});

test("the address to go to asks for the code flow with PKCE, state and nonce, and the cookie is out of reach of scripts", async () => {
  const { url, answer, cookie } = await leave();
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    scope: "openid email profile",
    redirect_uri: `${PUBLIC_URL}/api/auth/social/google/callback`,
  });
  for (const name of ["state", "nonce", "code_challenge"])
    expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  const line = String(answer.raw.headers["set-cookie"]);
  expect(line).toContain("HttpOnly; SameSite=Lax");
  expect(line).toContain("Path=/api/auth/social;");
  expect(url).not.toContain(cookie.split("=")[1]);
});

test("over https the cookie is this host's alone, on the way back and when the code is exchanged", async () => {
  const address = "https://vaardig.test";
  const secure = await startOidcProvider(address);
  const other = await buildApp(secure.env);
  try {
    const home = await buildCompany(other.db);
    await buildUser(other.db, home, { email: "secure@example.com" });
    secure.person = { sub: randomUUID(), email: "secure@example.com", email_verified: true };
    const { answer, url, cookie } = await leave(other);
    expect(cookie).toMatch(/^__Host-vaardig_social=[\w-]{43}$/);
    const attributes = String(answer.raw.headers["set-cookie"]).split("; ").slice(1);
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]));
    expect(attributes.join()).not.toContain("Domain");
    const plain = cookie.replace("__Host-", "");
    const back = async (callback: URL, sent: string) => {
      const raw = await other.app.inject({
        url: callback.pathname + callback.search,
        headers: { cookie: sent },
      });
      return new URL(String(raw.headers.location)).searchParams;
    };
    // A neighbour under the same domain can set the plain name.
    const planted = await back(await completeProviderSignIn(url, secure.issuer), plain);
    expect(planted.get("social_error")).toBe("social_failed");
    const again = await leave(other);
    const code = (await back(await completeProviderSignIn(again.url, secure.issuer), again.cookie)).get(
      "social",
    );
    const exchange = (sent: string) =>
      other.ask("POST", "/auth/social/complete", { body: { code }, headers: { cookie: sent } });
    expect((await exchange(again.cookie.replace("__Host-", ""))).status).not.toBe(200);
    expect((await exchange(`${plain}; ${again.cookie}`)).status).toBe(200);
  } finally {
    await other.close();
    await secure.close();
  }
});

test("a tampered state, code, nonce or error is refused, and so is a callback that no one asked for", async () => {
  await known();
  const attempt = async (
    change: (callback: URL) => void,
    changeUrl: (url: URL) => void = () => undefined,
  ) => {
    const { url, cookie } = await leave();
    const address = new URL(url);
    changeUrl(address);
    const callback = await completeProviderSignIn(address.href, provider.issuer);
    change(callback);
    return comeBack(callback, cookie);
  };
  const failed = { code: null, error: "social_failed" };
  expect(await attempt((to) => to.searchParams.set("state", "x".repeat(43)))).toEqual(failed);
  expect(await attempt((to) => to.searchParams.delete("state"))).toEqual(failed);
  expect(await attempt((to) => to.searchParams.set("code", "x".repeat(43)))).toEqual(failed);
  expect(await attempt((to) => to.searchParams.set("iss", "https://evil.example"))).toEqual(failed);
  expect(await attempt((to) => to.searchParams.set("error", "access_denied"))).toEqual(failed);
  const keep = () => undefined;
  expect(await attempt(keep, (url) => url.searchParams.set("nonce", "n".repeat(43)))).toEqual(failed);
  expect(await attempt(keep, (url) => url.searchParams.set("code_challenge", "c".repeat(43)))).toEqual(
    failed,
  );
  const unasked = new URL(`${PUBLIC_URL}/api/auth/social/google/callback?code=x&state=${"s".repeat(43)}`);
  expect(await comeBack(unasked, "")).toEqual(failed);
});

test("a callback works once and only in the browser it left from; so does the code", async () => {
  await known();
  const { url, cookie } = await leave();
  const callback = await completeProviderSignIn(url, provider.issuer);
  const other = (await leave()).cookie;
  expect(other).not.toBe(cookie);
  expect((await comeBack(callback, other)).error).toBe("social_failed");
  expect((await comeBack(callback, "")).error).toBe("social_failed");
  const { code } = await comeBack(callback, cookie);
  expect((await comeBack(callback, cookie)).error).toBe("social_failed");
  expect((await complete(code, other)).body.code).toBe("social_failed");
  expect((await complete(code, "")).body.code).toBe("social_failed");
  expect((await complete(code, cookie)).status).toBe(200);
});

test("a callback at another provider's address is refused", async () => {
  const { url, cookie } = await leave();
  const callback = await completeProviderSignIn(url, provider.issuer);
  callback.pathname = "/api/auth/social/microsoft/callback";
  expect((await comeBack(callback, cookie)).error).toBe("social_failed");
});

test("unknown people are refused unless the company lets their domain in", async () => {
  expect(await signIn()).toEqual({ error: "social_refused" });
  expect(await signIn({ operation: "signup", company_slug: "noordlicht" })).toEqual({
    error: "social_refused",
  });
  const email = `${randomUUID()}@noordlicht.example`;
  provider.person = { sub: randomUUID(), email, email_verified: false };
  expect(await signIn()).toEqual({ error: "social_refused" });
  provider.person = {
    sub: randomUUID(),
    email,
    email_verified: true,
    given_name: "Iris",
    family_name: "Bakker",
  };
  const other = await buildCompany(app.db);
  expect(await signIn({ operation: "signup", company_slug: other.slug })).toEqual({
    error: "social_refused",
  });
  const { answer } = await signIn({ operation: "signup", company_slug: "noordlicht" });
  expect(answer?.status).toBe(200);
  const [made] = await acrossCompanies(app.db, (tx) => tx.select().from(users).where(eq(users.email, email)));
  expect(made).toMatchObject({
    companyId: company.id,
    firstName: "Iris",
    lastName: "Bakker",
    systemRole: "employee",
    status: "active",
    passwordHash: null,
  });
});

test.each(["invited", "not_invited"] as const)("a person who is %s is let in", async (status) => {
  const user = await known({ status });
  expect((await signIn()).answer?.status).toBe(200);
  expect(await saved(user.id)).toMatchObject({ status: "active" });
});

test("statuses are shown to the person that the provider vouches for", async () => {
  await known({ status: "deactivated" });
  expect(await signIn()).toEqual({ error: "account_inactive" });
  provider.person = { sub: randomUUID(), email: "await@example.com", email_verified: true };
  await known({ status: "awaiting_approval" });
  expect(await signIn()).toEqual({ error: "account_awaiting_approval" });
  const suspended = await buildCompany(app.db, { lifecycle: "suspended" });
  provider.person = { sub: randomUUID(), email: "late@example.com", email_verified: true };
  await buildUser(app.db, suspended, { email: "late@example.com" });
  expect(await signIn()).toEqual({ error: "company_suspended" });
});

test("a sign-up that never proved its address loses its password and sessions to the address's owner", async () => {
  const user = await known({ passwordHash: "set by someone" });
  await acrossCompanies(app.db, (tx) =>
    tx.insert(oneTimeLinks).values({
      companyId: company.id,
      userId: user.id,
      purpose: "confirmation",
      secretHash: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
    }),
  );
  expect((await app.as(user).get("/auth/session")).status).toBe(200);
  expect((await signIn()).answer?.status).toBe(200);
  expect(await saved(user.id)).toMatchObject({ status: "active", passwordHash: null });
  expect((await app.as(user).get("/auth/session")).body.code).toBe("session_revoked");

  provider.person = { sub: randomUUID(), email: "unconfirmed@example.com", email_verified: true };
  const unconfirmed = await known({ status: "unconfirmed", passwordHash: "set by someone" });
  const secret = await acrossCompanies(app.db, (tx) => createLink(tx, unconfirmed, "confirmation"));
  expect(await signIn()).toEqual({ error: "account_awaiting_approval" });
  expect(await saved(unconfirmed.id)).toMatchObject({ status: "awaiting_approval", passwordHash: null });
  const late = await app.ask("POST", "/registeration/confirm", { body: { secret } });
  expect(late.body.code).toBe("link_used");

  provider.person = { sub: randomUUID(), email: "proven@example.com", email_verified: true };
  const proven = await known({ passwordHash: "own" });
  expect((await signIn()).answer?.status).toBe(200);
  expect(await saved(proven.id)).toMatchObject({ passwordHash: "own" });
});

test("only configured providers are offered, over https save on a demo's own machine", async () => {
  const offered = async (target: TestApp) => (await target.ask("GET", "/auth/social")).body.payload;
  expect(await offered(app)).toEqual({ providers: ["google"] });
  expect((await leave(app, {}, "microsoft")).answer).toMatchObject({
    status: 404,
    body: { code: "social_unavailable" },
  });
  expect((await leave(app, {}, "other")).answer.status).toBe(400);
  const environments = [
    { ...provider.env, DEMO: "false" },
    { ...provider.env, OIDC_GOOGLE_ISSUER: "http://accounts.example.com" },
  ];
  for (const env of environments) {
    const other = await buildApp(env);
    try {
      expect(await offered(other)).toEqual({ providers: [] });
    } finally {
      await other.close();
    }
  }
});

test("with the provider down the product stays up, before and after leaving; it works again when it is back", async () => {
  const port = Number(new URL(provider.issuer).port);
  await known();
  const fresh = await buildApp(provider.env);
  try {
    const { url, cookie } = await leave();
    const callback = await completeProviderSignIn(url, provider.issuer);
    await provider.close();
    expect((await leave(fresh)).answer).toMatchObject({ status: 503, body: { code: "social_unreachable" } });
    expect((await comeBack(callback, cookie)).error).toBe("social_unreachable");
    expect((await fresh.app.inject("/readyz")).statusCode).toBe(200);
    provider = await startOidcProvider(PUBLIC_URL, { port });
    expect((await leave(fresh)).answer.status).toBe(200);
  } finally {
    await fresh.close();
  }
});
