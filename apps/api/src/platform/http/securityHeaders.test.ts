import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

test("every answer carries the same protective headers, refusals and unknown addresses too", async () => {
  const person = app.as(await buildUser(app.db, await buildCompany(app.db)));
  const answers = [
    await app.ask("GET", "/company"),
    await person.get("/company"),
    await app.ask("GET", "/no/such/address"),
    await app.ask("POST", "/auth/login", { body: { surprise: 1 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 200, 404, 400]);
  for (const { raw } of answers) {
    expect(raw.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("script-src 'self';"),
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
    });
  }
  const all = await app.app.inject({ url: "/healthz" });
  expect(all.headers["content-security-policy"]).toBe(answers[0]?.raw.headers["content-security-policy"]);
});
