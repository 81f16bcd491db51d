import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { sessions } from "../../domain/accounts/sessions/sessions.table.ts";
import { applications } from "../../domain/applications/applications.table.ts";
import { files } from "../../domain/files/files.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { hashPassword } from "../../platform/session/passwordHash.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";
import { uploadFile } from "../../test/uploadFile.ts";

const OLD = "Kanaal-brug-7";
const NEW = "Lampion-vis-3";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db, { name: "Wind" });
  people = await buildEveryRole(test.db, company);
});
afterAll(() => test.close());

const external = async (overrides: Partial<typeof users.$inferInsert> = {}) =>
  buildUser(test.db, company, { systemRole: "freelancer", firstName: "Noor", ...overrides });
const change = (who: TestUser, body: object) =>
  test.as(who).put("/account/password", {
    password: OLD,
    new_password1: NEW,
    new_password2: NEW,
    ...body,
  });

it("everyone sees their account; only external people are kept for a time", async () => {
  for (const who of Object.values(people)) {
    const { status, body } = await test.as(who).get("/account");
    expect(status).toBe(200);
    expect(body.payload).toMatchObject({ email: who.email, has_password: false });
    const { keeping } = body.payload as { keeping: object | null };
    expect(keeping !== null, who.systemRole).toBe(who.systemRole === "freelancer");
  }
});

it("another password replaces the old one, ends the other sessions and is confirmed by email", async () => {
  const me = await external({ passwordHash: await hashPassword(OLD) });
  const elsewhere = await acrossCompanies(test.db, async (tx) => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const [row] = await tx
      .insert(sessions)
      .values({ companyId: company.id, userId: me.id, expiresAt })
      .returning();
    return { ...me, sessionId: row?.id ?? "" };
  });
  expect((await change(me, { password: "Something-1!" })).body.fields).toEqual({
    password: "This is not your password",
  });
  expect((await change(me, { new_password2: OLD })).body.fields).toEqual({
    new_password2: "Passwords must match",
  });
  expect((await change(me, { new_password1: "short", new_password2: "short" })).status).toBe(400);
  expect((await test.as(elsewhere).get("/account")).status).toBe(200);
  expect(await mailNamesTo(test.db, me.email), "nothing changed").toEqual([]);
  expect((await change(me, {})).status).toBe(200);
  expect((await test.as(elsewhere).get("/account")).body.code).toBe("session_revoked");
  expect((await test.as(me).get("/account")).status).toBe(200);
  const signIn = async (password: string) =>
    test.ask("POST", "/auth/login", { body: { email: me.email, password, token: await tokenFrom(test) } });
  expect((await signIn(NEW)).status).toBe(200);
  expect((await signIn(OLD)).status).toBe(401);
  expect(await mailNamesTo(test.db, me.email)).toEqual(["password_changed"]);
});

it("wrong passwords are counted", async () => {
  const me = await external({ passwordHash: await hashPassword(OLD) });
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 7; at += 1) codes.push((await change(me, { password: "Something-1!" })).body.code);
  expect(codes.slice(0, 5)).toEqual(Array(5).fill("validation_failed"));
  expect(codes).toContain("too_many_attempts");
});

it("consent is given and taken back, once each in the log", async () => {
  const me = await external();
  const set = (consent: boolean) => test.as(me).put("/account/consent", { consent });
  for (let at = 0; at < 2; at += 1)
    expect((await set(true)).body.payload).toMatchObject({
      keeping: { state: "own_account", until: null, consent_at: expect.any(String) },
    });
  expect((await set(false)).body.payload).toMatchObject({ keeping: { consent_at: null } });
  const mine = (kind: string) =>
    eventsOf(test.db, company, kind).then((rows) => rows.filter(({ userId }) => userId === me.id));
  expect(await mine("candidate.consent_given")).toHaveLength(1);
  expect(await mine("candidate.consent_withdrawn")).toHaveLength(1);
  expect((await test.as(me).put("/account/consent", {})).status).toBe(400);
  expect((await test.as(people.employee).put("/account/consent", { consent: true })).status).toBe(403);
});

it("everything that is kept can be downloaded, without the password and without another's data", async () => {
  const me = await external({ passwordHash: await hashPassword(OLD), about: "About me" });
  const bytes = Buffer.from("Noor Visser\nWelder at Wind\nSkills: welding");
  await uploadFile(test, me, { bytes, name: "cv.txt", type: "text/plain" });
  const vacancy = await buildVacancy(test.db, people.moderator, { name: "Welder" });
  const listed = { companyId: company.id, vacancyId: vacancy.id, addedBy: people.moderator.id };
  await acrossCompanies(test.db, (tx) =>
    tx.insert(applications).values([
      { ...listed, userId: me.id, motivation: "Mine" },
      { ...listed, userId: people.freelancer.id, motivation: "Another's" },
    ]),
  );
  const { raw } = await test.as(me).get("/account/export");
  expect(raw.headers["content-disposition"]).toContain("my-data.json");
  const data = JSON.parse(raw.body);
  expect(data.person).toMatchObject([{ email: me.email, about: "About me" }]);
  expect(data.applications).toMatchObject([{ vacancy: "Welder", motivation: "Mine" }]);
  expect(Buffer.from(data.files[0].content_base64, "base64").toString()).toBe(bytes.toString());
  expect(raw.body).not.toMatch(/argon2|Another's|secret_hash/);
  expect((await test.as(people.staff).get("/account/export")).status).toBe(403);
});

it("an account is erased after its address is typed, with a proof that stays", async () => {
  const me = await external();
  const { companyId } = me;
  const bytes = Buffer.from("Noor Visser\nWelder at Wind\nSkills: welding");
  await uploadFile(test, me, { bytes, name: "cv.txt", type: "text/plain" });
  const vacancy = await buildVacancy(test.db, people.moderator);
  await acrossCompanies(test.db, (tx) =>
    tx.insert(applications).values({ companyId, vacancyId: vacancy.id, userId: me.id, addedBy: me.id }),
  );
  const remove = (email: string, who = me) => test.as(who).delete("/account", undefined, { email });
  expect((await remove("other@example.com")).body.fields).toEqual({ email: "Type your own email address" });
  expect((await remove(people.employee.email, people.employee)).status).toBe(403);
  const answer = await remove(` ${me.email.toUpperCase()} `);
  expect(answer.body.payload).toMatchObject({
    erased: expect.arrayContaining([
      { kind: "applications", count: 1 },
      { kind: "files", count: 1 },
    ]),
  });
  const { id: proof } = answer.body.payload as { id: string };
  const left = await acrossCompanies(test.db, async (tx) => [
    ...(await tx.select().from(users).where(eq(users.id, me.id))),
    ...(await tx.select().from(files).where(eq(files.userId, me.id))),
    ...(await tx.select().from(applications).where(eq(applications.userId, me.id))),
  ]);
  expect(left).toEqual([]);
  expect((await test.as(me).get("/account")).status).toBe(401);
  const logged = (await eventsOf(test.db, company, "candidate.erased")).at(-1);
  expect(logged).toMatchObject({ subjectId: proof, data: { files: 1 } });
  expect((await mailsTo(test.db, me.email)).at(-1)?.text).toContain(proof);
});
