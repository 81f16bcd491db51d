import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import { createLink } from "../../domain/accounts/links/createLink.ts";
import { requestPasswordReset } from "../../domain/accounts/requestPasswordReset.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { addressKey } from "../../platform/session/attempts.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { mailNamesTo, mailsTo, secretIn } from "../../test/mailsTo.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db, {
    slug: "noordlicht",
    name: "Noordlicht",
    allowedDomains: ["noordlicht.example"],
  });
});
afterAll(() => app.close());

const PASSWORD = "Kanaal-brug-7";

async function signUp(overrides: Record<string, string> = {}, headers?: Record<string, string>) {
  const body = {
    first_name: "Iris",
    last_name: "Bakker",
    email: "iris@example.com",
    password: PASSWORD,
    re_password: PASSWORD,
    company_slug: "noordlicht",
    token: await tokenFrom(app),
    ...overrides,
  };
  return app.ask("POST", "/registeration", { body, ...(headers && { headers }) });
}

async function signIn(email: string, password = PASSWORD) {
  return app.ask("POST", "/auth/login", { body: { email, password, token: await tokenFrom(app) } });
}

async function saved(email: string) {
  return acrossCompanies(app.db, (tx) => tx.select().from(users).where(eq(users.email, email)));
}

const confirm = (secret: string) => app.ask("POST", "/registeration/confirm", { body: { secret } });

test("the company behind a slug is shown by name, an unknown or suspended one is not found", async () => {
  const read = (company_slug: string) =>
    app.ask("GET", "/registeration/company", { query: { company_slug } });
  expect((await read("NoordLicht")).body.payload).toEqual({ name: "Noordlicht", slug: "noordlicht" });
  await buildCompany(app.db, { slug: "closed", lifecycle: "suspended" });
  await buildCompany(app.db, { slug: "vaardig", kind: "platform" });
  for (const slug of ["nobody", "closed", "vaardig"])
    expect(await read(slug)).toMatchObject({ status: 404, body: { code: "company_unknown" } });
  for (const company_slug of ["nobody", "closed", "vaardig"])
    expect((await signUp({ company_slug })).body.code).toBe("company_unknown");
});

test("without an allowed domain the address is confirmed, then an admin has to approve", async () => {
  const answer = await signUp({}, { "accept-language": "nl" });
  expect(answer.body).toEqual({ success: true, payload: { status: "confirm_email" } });
  const [user] = await saved("iris@example.com");
  expect(user).toMatchObject({
    companyId: company.id,
    status: "unconfirmed",
    systemRole: "employee",
    language: "nl",
    onboardingStep: "languages",
  });
  expect((await signIn("iris@example.com")).body.code).toBe("account_unconfirmed");
  const [mail] = await mailsTo(app.db, "iris@example.com");
  expect(mail?.subject).toBe("Bevestig je e-mailadres");
  expect(await mailNamesTo(app.db, "iris@example.com")).toEqual(["address_to_confirm"]);
  const secret = secretIn(mail);
  expect((await confirm(secret)).body.payload).toEqual({ status: "awaiting_approval" });
  expect((await signIn("iris@example.com")).body.code).toBe("account_awaiting_approval");
  expect(await confirm(secret)).toMatchObject({ status: 410, body: { code: "link_used" } });
  expect((await confirm("z".repeat(43))).body.code).toBe("link_unknown");
});

test("an allowed mail domain makes the employee active at once", async () => {
  const email = "sem@noordlicht.example";
  expect((await signUp({ email })).body.payload).toEqual({ status: "active" });
  expect((await signIn(email)).status).toBe(200);
  const [mail] = await mailsTo(app.db, email);
  expect(mail?.text).toContain("You can sign in already, even before");
  expect((await confirm(secretIn(mail))).body.payload).toEqual({ status: "active" });
  const lookalike = await signUp({ email: "sem@noordlicht.example.org" });
  expect(lookalike.body.payload).toEqual({ status: "confirm_email" });
});

test("a domain that an administrator allows lets people in from then on", async () => {
  const own = await buildCompany(app.db, { slug: "quay" });
  const admin = await buildUser(app.db, own, { systemRole: "admin", email: "admin@quay.example" });
  const status = async (email: string) =>
    (await signUp({ email, company_slug: "quay" })).body.payload as { status: string };
  expect(await status("early@quay.example")).toEqual({ status: "confirm_email" });
  const saved = await app.as(admin).put("/company", { allowed_domains: ["quay.example"] });
  expect(saved.status).toBe(200);
  expect(await status("eva@quay.example")).toEqual({ status: "active" });
  expect((await signIn("eva@quay.example")).status).toBe(200);
});

test("a known address gets the same answer, and only its owner is notified", async () => {
  const fresh = await signUp({ email: "fresh@example.com" });
  const other = await buildCompany(app.db);
  const owner = await buildUser(app.db, other, { email: "owner@example.com", firstName: "Olga" });
  const answer = await signUp({ email: owner.email });
  expect(answer.status).toBe(fresh.status);
  expect(answer.body).toEqual(fresh.body);
  const [mail] = await mailsTo(app.db, owner.email);
  expect(mail).toMatchObject({ subject: "You already have an account", companyId: other.id });
  expect(mail?.text).toContain("already an account for it with");
  expect(mail?.text).not.toContain("Noordlicht");
  expect(await mailNamesTo(app.db, owner.email)).toEqual(["account_exists"]);
  expect(await saved(owner.email)).toMatchObject([{ firstName: "Olga", companyId: other.id }]);
  const domain = await buildUser(app.db, company, { email: "lena@noordlicht.example", passwordHash: null });
  expect((await signUp({ email: domain.email })).body.payload).toEqual({ status: "active" });
  expect((await signIn(domain.email)).body.code).toBe("credentials_wrong");
});

test("an invited person gets the invitation again, a candidate's record stays as it is", async () => {
  const invited = await buildUser(app.db, company, { email: "invited@example.com", status: "invited" });
  const old = await acrossCompanies(app.db, (tx) => createLink(tx, invited, "invitation"));
  await signUp({ email: invited.email });
  const [mail] = await mailsTo(app.db, invited.email);
  expect(mail?.subject).toBe("Noordlicht invites you to Vaardig");
  expect(secretIn(mail)).not.toBe(old);
  const candidate = await buildUser(app.db, company, {
    email: "candidate@example.com",
    account: false,
    systemRole: "freelancer",
  });
  expect((await signUp({ email: candidate.email })).status).toBe(200);
  expect(await saved(candidate.email)).toMatchObject([
    { account: false, systemRole: "freelancer", passwordHash: null },
  ]);
});

test("someone the company added and never invited is invited by asking, with the company's own words about them", async () => {
  const added = await buildUser(app.db, company, { email: "added@example.com", status: "not_invited" });
  expect((await signUp({ email: added.email, first_name: "Else" })).status).toBe(200);
  const [mail] = await mailsTo(app.db, added.email);
  expect(mail?.subject).toBe("Noordlicht invites you to Vaardig");
  expect(await saved(added.email)).toMatchObject([
    { firstName: added.firstName, status: "invited", passwordHash: null },
  ]);
  const accepted = await app.ask("POST", "/auth/set_password", {
    body: { invite: secretIn(mail), new_password1: PASSWORD, new_password2: PASSWORD },
  });
  expect(accepted.status).toBe(200);
  const kept = await acrossCompanies(app.db, (tx) =>
    tx.select().from(invitations).where(eq(invitations.userId, added.id)),
  );
  expect(kept).toMatchObject([{ status: "accepted", invitedBy: added.id }]);
});

test("signing up again before confirming replaces the first one and its link", async () => {
  const email = "twice@example.com";
  await signUp({ email, first_name: "First" });
  const [first] = await mailsTo(app.db, email);
  await signUp({ email, first_name: "Second", password: "Lampion-vis-3", re_password: "Lampion-vis-3" });
  const [, second] = await mailsTo(app.db, email);
  expect((await confirm(secretIn(first))).body.code).toBe("link_expired");
  expect((await confirm(secretIn(second))).status).toBe(200);
  expect(await saved(email)).toMatchObject([{ firstName: "Second", status: "awaiting_approval" }]);
  expect((await signIn(email)).body.code).toBe("credentials_wrong");
  expect((await signIn(email, "Lampion-vis-3")).body.code).toBe("account_awaiting_approval");
});

test("two sign-ups with one address at the same moment make one person", async () => {
  const email = "race@example.com";
  const answers = await Promise.all([signUp({ email }), signUp({ email })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await saved(email)).toHaveLength(1);
});

test("fields, a well-known password and a paused company are refused", async () => {
  const empty = await app.ask("POST", "/registeration", { body: {} });
  expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual([
    "company_slug",
    "email",
    "first_name",
    "last_name",
    "password",
    "re_password",
    "token",
  ]);
  const unequal = await signUp({ re_password: "Kanaal-brug-8" });
  expect(unequal.body.fields).toEqual({ re_password: "Passwords must match" });
  const common = await signUp({
    email: "z@example.com",
    password: "Bakker-2026!",
    re_password: "Bakker-2026!",
  });
  expect(common.body.fields?.password).toContain("too common");
  await buildCompany(app.db, { slug: "paused", lifecycle: "paused" });
  expect((await signUp({ email: "z@example.com", company_slug: "paused" })).body.code).toBe("company_paused");
  expect(await saved("z@example.com")).toEqual([]);
});

test("sign-ups of one network address are limited, whatever the addresses they name; others continue", async () => {
  const from = async (remoteAddress: string, email: string) => {
    const body = {
      first_name: "Iris",
      last_name: "Bakker",
      email,
      password: PASSWORD,
      re_password: PASSWORD,
      company_slug: "noordlicht",
      token: await tokenFrom(app),
    };
    const { statusCode } = await app.app.inject({
      method: "POST",
      url: "/api/registeration",
      remoteAddress,
      payload: body,
    });
    return statusCode;
  };
  const stranger = addressKey(app.app.services.secrets, "register", "203.0.113.50");
  expect(await from("203.0.113.50", "flood-0@example.com")).toBe(200);
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update attempts set failures = 30 where key = $1", [stranger.key]),
  );
  expect(await from("203.0.113.50", "flood-1@example.com")).toBe(200);
  expect(await from("203.0.113.50", "flood-2@example.com")).toBe(429);
  expect(await mailsTo(app.db, "flood-2@example.com")).toEqual([]);
  expect(await from("203.0.113.51", "flood-3@example.com")).toBe(200);
  // Who proves an address there was no stranger.
  await app.app.inject({
    method: "POST",
    url: "/api/registeration/confirm",
    remoteAddress: "203.0.113.50",
    payload: { secret: secretIn((await mailsTo(app.db, "flood-1@example.com")).at(-1)) },
  });
  expect(await from("203.0.113.50", "flood-4@example.com")).toBe(200);
});

test("no mail to an address that no one proved has a name that someone typed", async () => {
  const typed = { first_name: "Klik", last_name: "Hier" };
  await signUp({ email: "victim@example.com", ...typed });
  await signUp({ email: "victim@noordlicht.example", ...typed });
  // Someone who applied under a typed name and is not the owner of the address.
  const applicant = await buildUser(app.db, company, {
    email: "applied@example.com",
    firstName: "Klik",
    lastName: "Hier",
    account: false,
    systemRole: "freelancer",
  });
  const unconfirmed = await buildUser(app.db, await buildCompany(app.db), {
    email: "elsewhere@example.com",
    firstName: "Klik",
    lastName: "Hier",
    status: "unconfirmed",
  });
  for (const { email } of [applicant, unconfirmed]) await signUp({ email });
  for (const email of ["victim@noordlicht.example", applicant.email, unconfirmed.email])
    await requestPasswordReset(app.app.services, email);
  const addresses = ["victim@example.com", "victim@noordlicht.example", applicant.email, unconfirmed.email];
  const texts: string[] = [];
  for (const address of addresses)
    for (const { subject, text } of await mailsTo(app.db, address)) texts.push(`${subject} ${text}`);
  expect(texts.length).toBeGreaterThanOrEqual(6);
  for (const text of texts) expect(text).not.toMatch(/Klik|Hier/);
});

test("the company's name reads as it is in a mail to a stranger, and nothing in it can be clicked", async () => {
  const named = await buildCompany(app.db, {
    slug: "win",
    name: "Win €5 http://evil.example/x www.bad.example",
  });
  await signUp({ email: "clicked@example.com", company_slug: named.slug });
  const [mail] = await mailsTo(app.db, "clicked@example.com");
  const words = `${mail?.subject} ${mail?.text}`.replaceAll(/http:\/\/127\.0\.0\.1\S+/g, "");
  expect(words).not.toMatch(/https?:\/\/|www\.\S|evil\.e|bad\.e/);
  expect(words.replaceAll("\u200a", "")).toContain("http://evil.example/x www.bad.example");
});

test.each([
  "Win www.evil.example",
  "http://evil.example",
  "evil.example",
  "evil。example",
  "t.co/abc",
  "mailto:a",
  "a@evil.example",
  "//evil",
  "Jan\nBcc: x",
  "Jan\u202ENaj",
  "Jan\u200b",
  "Jan\u0000",
])("a name such as %j is refused at sign-up", async (first_name) => {
  const answer = await signUp({ email: "named@example.com", first_name });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(Object.keys(answer.body.fields ?? {})).toEqual(["first_name"]);
});
