import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await buildApp();
  user = await buildUser(app.db, await buildCompany(app.db));
});
afterAll(() => app.close());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as someone with the key could write it: the claims as given, no library in between. */
function signed(claims: object, header: Record<string, unknown> = { alg: "HS256", typ: "JWT" }): string {
  const text = `${part(header)}.${part(claims)}`;
  const hash = header.alg === "HS512" ? "sha512" : "sha256";
  const key = app.app.services.secrets.sessionKey;
  return `${text}.${header.alg === "none" ? "" : createHmac(hash, key).update(text).digest("base64url")}`;
}

const hour = () => Math.floor(Date.now() / 1_000) + 3_600;
const whole = () => ({
  sub: user.id,
  jti: user.sessionId,
  aud: "vaardig",
  iss: "vaardig",
  exp: hour(),
  user: { company_id: user.companyId },
});

async function tryToken(token: string) {
  const { status, body } = await app.ask("GET", "/auth/session", {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status, code: body.code };
}

test("a token with every claim is let in", async () => {
  expect(await tryToken(signed(whole()))).toEqual({ status: 200, code: undefined });
});

test.each(["sub", "jti", "aud", "iss", "exp", "user"] as const)(
  "a token without %s is refused",
  async (claim) => {
    const { [claim]: _, ...rest } = whole();
    expect(await tryToken(signed(rest))).toEqual({ status: 401, code: "session_expired" });
  },
);

test.each([
  ["an expiry in words", { exp: "tomorrow" }],
  ["an expiry of null", { exp: null }],
  ["an expiry that never comes", { exp: Number.MAX_VALUE }],
  ["an expiry in a list", { exp: [4_102_444_800] }],
  ["an expiry that is over", { exp: 1 }],
  ["another audience", { aud: "elsewhere" }],
  ["an audience among others", { aud: ["vaardig", "elsewhere"] }],
  ["an empty audience", { aud: "" }],
  ["another issuer", { iss: "elsewhere" }],
  ["a user in words", { user: "somebody" }],
  ["a user of null", { user: null }],
  ["a user without a company", { user: {} }],
  ["a company that is no id", { user: { company_id: "1" } }],
  ["a session that is no id", { jti: "1" }],
  ["a session that is a list", { jti: [randomUUID()] }],
  ["a person who is no id", { sub: 7 }],
])("a token with %s is refused", async (_, claims) => {
  expect(await tryToken(signed({ ...whole(), ...claims }))).toEqual({ status: 401, code: "session_expired" });
});

test("a token of another algorithm, of none, or of another key is refused", async () => {
  for (const alg of ["none", "HS512", "hs256"])
    expect(await tryToken(signed(whole(), { alg, typ: "JWT" })), alg).toMatchObject({ status: 401 });
  const [head, body] = signed(whole()).split(".");
  const other = createHmac("sha256", "another key").update(`${head}.${body}`).digest("base64url");
  expect(await tryToken(`${head}.${body}.${other}`)).toMatchObject({ status: 401 });
  expect(await tryToken(`${head}.${body}.`)).toMatchObject({ status: 401 });
});

test("someone else's name on a session is refused", async () => {
  const other = await buildUser(app.db, { id: user.companyId });
  expect(await tryToken(signed({ ...whole(), sub: other.id }))).toEqual({
    status: 401,
    code: "session_revoked",
  });
});
