import type { listCompanies } from "@vaardig/contract/companies/companies";
import type { Customer } from "@vaardig/contract/companies/customers";
import type { Payload } from "@vaardig/contract/endpoint";
import { ROLES, type Role } from "@vaardig/contract/roles";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { mailNamesTo, mailsTo, secretIn } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let staff: TestUser;
let people: Record<Role, TestUser>;
let made = 0;

beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  const platform = await buildCompany(test.db, { kind: "platform", name: "Platform" });
  staff = await buildUser(test.db, platform, { systemRole: "staff" });
  people = await buildEveryRole(test.db, await buildCompany(test.db));
});
afterAll(() => test.close());

const form = (overrides: Record<string, unknown> = {}) => {
  made += 1;
  return {
    name: `Delta ${made}`,
    industry: "Energy",
    website: "delta.example",
    city: "Goes",
    admin_first_name: "Renée",
    admin_last_name: "d'Hondt",
    admin_language: "nl",
    admin_email: `boss${made}@delta.example`,
    ...overrides,
  };
};
const add = (body: Record<string, unknown> = form()) => test.as(staff).post("/companies", body);
const customerIn = (answer: Answer) => answer.body.payload as Customer;
const read = async (id: string) => customerIn(await test.as(staff).get(`/companies/${id}`));
const setPassword = (invite: string) =>
  test.ask("POST", "/auth/set_password", {
    body: { invite, new_password1: "Quiet-Harbour-7", new_password2: "Quiet-Harbour-7" },
  });

describe("POST companies", () => {
  it("adds a company that is being set up, and invites its first administrator in their language", async () => {
    const body = form({ name: "Café “Zélande” & Zn.", linkedin: "linkedin.com/company/z" });
    const answer = await add(body);
    expect(answer.status).toBe(200);
    const company = customerIn(answer);
    expect(company).toMatchObject({
      name: "Café “Zélande” & Zn.",
      slug: "cafe-zelande-and-zn",
      industry: "Energy",
      website: "delta.example",
      linkedin: "linkedin.com/company/z",
      city: "Goes",
      version: 1,
      life: { state: "setup", version: 1, trial_ends_at: null },
      seats: { in_use: 0, invited: 1 },
      first_admin: { first_name: "Renée", last_name: "d'Hondt", language: "nl", state: "pending" },
      can: ["edit", "suspend", "resend_invitation"],
    });
    await runJobs(test.app.services);
    expect((await read(company.id)).first_admin).toMatchObject({ state: "sent", email: body.admin_email });
    const [mail, ...more] = await mailsTo(test.db, body.admin_email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Stel Vaardig in voor Café “Zélande” & Zn.");
    expect(mail?.text).toContain("De proefperiode van 30 dagen begint zodra je inlogt.");
    expect(mail?.text).toContain("Vraag hier een nieuwe aan: ");

    expect((await setPassword(secretIn(mail))).status).toBe(200);
    expect(await read(company.id)).toMatchObject({
      life: { state: "trialing", version: 2 },
      seats: { in_use: 1, invited: 0 },
      first_admin: { state: "accepted", expires_at: null },
      can: ["edit", "extend_trial", "suspend"],
    });
    expect(await eventsOf(test.db, company, "company.created")).toMatchObject([{ actorId: staff.id }]);
    expect(await mailNamesTo(test.db, body.admin_email)).toEqual(["first_admin_invited"]);
  });

  it("makes one of the same form that is sent twice at once", async () => {
    const body = form();
    const answers = await Promise.all([add(body), add(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => customerIn(answer).id)).size).toBe(1);
    const found = await test.as(staff).get("/companies", { search_query: String(body.name) });
    expect((found.body.payload as Payload<typeof listCompanies>).total).toBe(1);
  });

  it("gives companies of one name addresses of their own, also at the same moment", async () => {
    const bodies = [
      form({ name: "Twin Works" }),
      form({ name: "Twin Works" }),
      form({ name: "twin  works!" }),
    ];
    const answers = await Promise.all(bodies.map(add));
    expect(answers.map((answer) => customerIn(answer).slug).sort()).toEqual([
      "twin-works",
      "twin-works-2",
      "twin-works-3",
    ]);
  });

  it("refuses an administrator whose address has an account anywhere, at the field, and makes nothing", async () => {
    const taken = await add(
      form({ name: "Nowhere", admin_email: ` ${people.employee.email.toUpperCase()} ` }),
    );
    expect(taken).toMatchObject({ status: 409, body: { code: "email_taken" } });
    expect(Object.keys(taken.body.fields ?? {})).toEqual(["admin_email"]);
    const found = await test.as(staff).get("/companies", { search_query: "Nowhere" });
    expect((found.body.payload as Payload<typeof listCompanies>).total).toBe(0);
  });

  it("lets someone in who applied elsewhere without an account", async () => {
    const applicant = await buildUser(test.db, await buildCompany(test.db), {
      systemRole: "freelancer",
      account: false,
    });
    expect((await add(form({ admin_email: applicant.email }))).status).toBe(200);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["no industry", { industry: undefined }, "industry"],
    ["a website that is none", { website: "not an address" }, "website"],
    ["a zip code that is too long", { zip_code: "x".repeat(21) }, "zip_code"],
    ["an address that is none", { admin_email: "boss" }, "admin_email"],
    ["a language that is none", { admin_language: "de" }, "admin_language"],
    ["a name with a link", { admin_first_name: "evil.example/x" }, "admin_first_name"],
    ["an unknown field", { slug: "mine" }, "body"],
  ])("refuses %s", async (_, wrong, field) => {
    const answer = await add(form(wrong));
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });
});

describe("GET and PUT companies/:id", () => {
  it("changes what is given on the version that was read, and logs the fields for the company", async () => {
    const { id, version } = customerIn(await add());
    const answer = await test.as(staff).put(`/companies/${id}`, { version, city: "Axel", zip_code: null });
    expect(customerIn(answer)).toMatchObject({ city: "Axel", zip_code: "", version: 2 });
    expect(await eventsOf(test.db, { id }, "company.changed")).toMatchObject([
      { actorId: staff.id, data: { fields: ["city"] } },
    ]);
    const stale = await test.as(staff).put(`/companies/${id}`, { version, city: "Hulst" });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect((await read(id)).city).toBe("Axel");
  });

  it.each([{ allowed_domains: ["delta.example"] }, { lifecycle: "active" }, { name: "" }])(
    "refuses %j",
    async (body) => {
      const { id } = customerIn(await add());
      expect((await test.as(staff).put(`/companies/${id}`, body)).status).toBe(400);
    },
  );

  it("finds no company that is not there, and never the platform's own", async () => {
    for (const id of ["0197f0a0-0000-7000-8000-00000000dead", staff.companyId]) {
      expect((await test.as(staff).get(`/companies/${id}`)).status).toBe(404);
      expect((await test.as(staff).put(`/companies/${id}`, { city: "Goes" })).status).toBe(404);
      expect((await test.as(staff).post(`/companies/${id}/invitation`, {})).status).toBe(404);
      expect((await test.as(staff).delete(`/companies/${id}/logo`)).status).toBe(404);
    }
    expect((await test.as(staff).get("/companies/not-an-id")).status).toBe(400);
  });

  it("shows nothing of a company's people but the first administrator", async () => {
    const company = await buildCompany(test.db);
    const person = await buildUser(test.db, company, { firstName: "Xanthippe", email: "x@secret.example" });
    const text = JSON.stringify(await read(company.id));
    expect(text).not.toContain(person.firstName);
    expect(text).not.toContain(person.email);
    expect(await read(company.id)).toMatchObject({ first_admin: null, seats: { in_use: 1, invited: 0 } });
  });
});

describe("the logo", () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: "#0F7A4D" } }).png();
  const upload = (id: string, bytes: Uint8Array, name = "logo.png") =>
    uploadFile(test, staff, { bytes, name, type: "image/png" }, {}, `/companies/${id}/logo`);

  it("is put, shown by a signed address and taken away", async () => {
    const { id } = customerIn(await add());
    const answer = await upload(id, await picture().toBuffer());
    expect(answer.status).toBe(200);
    const { logo_url } = customerIn(answer);
    const shown = await test.ask("GET", (logo_url ?? "").replace("/api", ""));
    expect(shown.raw.headers["content-type"]).toBe("image/webp");
    const gone = await test.as(staff).delete(`/companies/${id}/logo`);
    expect(customerIn(gone).logo_url).toBeNull();
  });

  it("is refused when it is no picture, and nothing changes", async () => {
    const { id } = customerIn(await add());
    const answer = await upload(id, new TextEncoder().encode("<svg onload=alert(1)>"));
    expect(answer.status).toBe(415);
    expect((await read(id)).logo_url).toBeNull();
  });

  it("is put on no company that is not there", async () => {
    const bytes = await picture().toBuffer();
    expect((await upload("0197f0a0-0000-7000-8000-00000000dead", bytes)).status).toBe(404);
    expect((await upload(staff.companyId, bytes)).status).toBe(404);
  });
});

describe("POST companies/:id/invitation", () => {
  const resend = (id: string, body: Record<string, unknown> = {}) =>
    test.as(staff).post(`/companies/${id}/invitation`, body);

  it("voids the old link and sends another, also to a corrected address", async () => {
    const body = form();
    const { id } = customerIn(await add(body));
    await runJobs(test.app.services);
    const [first] = await mailsTo(test.db, body.admin_email);
    const email = `right${made}@delta.example`;
    const answer = await resend(id, { email });
    expect(customerIn(answer).first_admin).toMatchObject({ email, state: "pending" });
    await runJobs(test.app.services);
    expect((await setPassword(secretIn(first))).status).toBe(410);
    const [second] = await mailsTo(test.db, email);
    expect((await setPassword(secretIn(second))).status).toBe(200);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  it("refuses an address that has an account, and a company without a first administrator", async () => {
    const { id } = customerIn(await add());
    expect(await resend(id, { email: people.admin.email })).toMatchObject({
      status: 409,
      body: { code: "email_taken" },
    });
    expect((await resend(id, { email: "boss" })).status).toBe(400);
    expect((await resend((await buildCompany(test.db)).id)).status).toBe(404);
  });
});

describe("who may", () => {
  const calls: [string, (as: ReturnType<TestApp["as"]>, id: string) => Promise<Answer>][] = [
    ["POST companies", (as) => as.post("/companies", form())],
    ["GET companies/:id", (as, id) => as.get(`/companies/${id}`)],
    ["PUT companies/:id", (as, id) => as.put(`/companies/${id}`, { city: "Goes" })],
    ["DELETE logo", (as, id) => as.delete(`/companies/${id}/logo`)],
    ["POST invitation", (as, id) => as.post(`/companies/${id}/invitation`, {})],
    ["POST suspend", (as, id) => as.post(`/companies/${id}/suspend`, { version: 1, reason: "x" })],
    ["GET moves", (as, id) => as.get(`/companies/${id}/moves`)],
  ];

  it.each(calls)("%s: staff alone, not even the company's own administrator", async (_, ask) => {
    for (const role of ROLES.filter((one) => one !== "staff"))
      expect((await ask(test.as(people[role]), people.admin.companyId)).body.code).toBe("access_denied");
    const anonymous = { ...test.as(staff), get: (path: string) => test.ask("GET", path) };
    expect((await anonymous.get(`/companies/${people.admin.companyId}`)).status).toBe(401);
  });
});
