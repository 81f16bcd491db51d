import type { Company } from "@vaardig/contract/company/company";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db, { name: "North Light", industry: "Energy", phone: "030 123" });
  people = await buildEveryRole(test.db, company);
});
afterAll(() => test.close());

function only(answer: Answer): Company {
  const [record] = (answer.body.payload as { data: Company[] }).data;
  if (!record) throw new Error("no company in the answer");
  return record;
}

async function freshAdmin(overrides: Parameters<typeof buildCompany>[1] = {}) {
  const own = await buildCompany(test.db, overrides);
  return { own, admin: await buildUser(test.db, own, { systemRole: "admin" }) };
}

describe("GET company", () => {
  it.each(INTERNAL_ROLES)("answers the company's profile to %s", async (role) => {
    const answer = await test.as(people[role]).get("/company");
    expect(answer.status).toBe(200);
    expect(only(answer)).toMatchObject({ id: company.id, name: "North Light", phone: "030 123" });
    expect(only(answer).can).toEqual(role === "admin" ? ["edit"] : []);
  });

  it.each(["freelancer", "staff"] as const)("refuses %s", async (role) => {
    expect((await test.as(people[role]).get("/company")).status).toBe(403);
  });

  it("refuses without a session", async () => {
    expect((await test.ask("GET", "/company")).body).toMatchObject({ code: "session_missing" });
  });

  it("answers each company its own profile", async () => {
    const { own, admin } = await freshAdmin({ name: "Harbour Care" });
    const answer = await test.as(admin).get("/company");
    expect(only(answer)).toMatchObject({ id: own.id, name: "Harbour Care" });
    expect((answer.body.payload as { data: Company[] }).data).toHaveLength(1);
  });
});

describe("PUT company", () => {
  it("ends the first visit when the industry is set", async () => {
    const { admin } = await freshAdmin({ industry: "" });
    const as = test.as(admin);
    expect(only(await as.get("/company")).first_visit).toBe(true);
    const answer = await as.put("/company", { version: 1, industry: "Hospitals" });
    expect(only(answer)).toMatchObject({ industry: "Hospitals", first_visit: false, version: 2 });
    expect(only(await as.get("/company")).first_visit).toBe(false);
  });

  it("leaves absent fields, clears empty ones and trims", async () => {
    const { admin } = await freshAdmin({ phone: "030 1", website: "old.example" });
    const body = { version: 1, website: "", address_line_1: "  Quay 1 ", zip_code: "1011 AB" };
    const answer = await test.as(admin).put("/company", body);
    expect(only(answer)).toMatchObject({
      phone: "030 1",
      website: "",
      address_line_1: "Quay 1",
      zip_code: "1011 AB",
    });
  });

  it("logs the names of the changed fields and nothing of what they hold", async () => {
    const { own, admin } = await freshAdmin({ city: "Utrecht" });
    await test.as(admin).put("/company", { version: 1, city: "Utrecht", phone: "030 999", state: "UT" });
    const [event, ...others] = await eventsOf(test.db, own, "company.changed");
    expect(event).toMatchObject({ actorId: admin.id, data: { fields: ["phone", "state"] } });
    expect(others).toEqual([]);
    expect(JSON.stringify(event)).not.toContain("030 999");
  });

  it("changes and logs nothing when nothing differs", async () => {
    const { own, admin } = await freshAdmin({ name: "Same" });
    const answer = await test.as(admin).put("/company", { version: 1, name: "Same" });
    expect(only(answer).version).toBe(1);
    expect(await eventsOf(test.db, own, "company.changed")).toEqual([]);
  });

  it("refuses a stale version and changes nothing", async () => {
    const { admin } = await freshAdmin({ city: "Utrecht" });
    const as = test.as(admin);
    await as.put("/company", { version: 1, city: "Leiden" });
    const answer = await as.put("/company", { version: 1, city: "Delft" });
    expect(answer).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect(only(await as.get("/company")).city).toBe("Leiden");
  });

  it("lets one of two simultaneous saves win", async () => {
    const { admin } = await freshAdmin();
    const as = test.as(admin);
    const answers = await Promise.all(
      ["Leiden", "Delft", "Gouda"].map((city) => as.put("/company", { version: 1, city })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(only(await as.get("/company")).version).toBe(2);
  });

  it.each([
    ["an empty name", { name: " " }, "name"],
    ["an empty industry", { industry: "" }, "industry"],
    ["a long description", { description: "x".repeat(701) }, "description"],
    ["a website that is none", { website: "not an address" }, "website"],
    ["a version that is none", { version: "1.5" }, "version"],
  ])("refuses %s", async (_, body, field) => {
    const answer = await test.as(people.admin).put("/company", { version: 1, ...body });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it.each([{ slug: "taken-over" }, { lifecycle: "active" }, { kind: "platform" }])(
    "refuses the unknown field in %j",
    async (extra) => {
      const answer = await test.as(people.admin).put("/company", { version: 1, ...extra });
      expect(answer.status).toBe(400);
    },
  );

  it("is written over what is there without a version, also by two at once", async () => {
    const { admin } = await freshAdmin({ city: "Utrecht", phone: "030 1" });
    const as = test.as(admin);
    const both = await Promise.all([
      as.put("/company", { city: "Leiden" }),
      as.put("/company", { state: "ZH" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(only(await as.get("/company"))).toMatchObject({
      city: "Leiden",
      state: "ZH",
      phone: "030 1",
      version: 3,
    });
  });

  it("clears what is null, and neither name nor industry", async () => {
    const { admin } = await freshAdmin({ phone: "030 1", website: "old.example" });
    const as = test.as(admin);
    const answer = await as.put("/company", { phone: null, website: null });
    expect(only(answer)).toMatchObject({ phone: "", website: "" });
    const refused = await as.put("/company", { name: null, industry: null });
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual(["industry", "name"]);
  });

  it.each(["employee", "manager", "hr_manager", "moderator", "freelancer", "staff"] as const)(
    "refuses %s",
    async (role) => {
      const answer = await test.as(people[role]).put("/company", { version: 1, city: "Leiden" });
      expect(answer).toMatchObject({ status: 403, body: { code: "access_denied" } });
    },
  );

  it("refuses without a session", async () => {
    expect((await test.ask("PUT", "/company", { body: { version: 1 } })).status).toBe(401);
  });
});

describe("the allowed mail domains", () => {
  const setup = async () => {
    const own = await buildCompany(test.db);
    const domain = `${own.slug}.example`;
    const admin = await buildUser(test.db, own, { systemRole: "admin", email: `admin@${domain}` });
    const allow = (allowed_domains: unknown) => test.as(admin).put("/company", { allowed_domains });
    return { own, admin, domain, allow };
  };

  it("are the administrators' to set, once each and without the @, to clear, and to see", async () => {
    const { own, admin, domain, allow } = await setup();
    const saved = await allow([`@${domain.toUpperCase()}`, ` ${domain} `]);
    expect(only(saved).allowed_domains).toEqual([domain]);
    const employee = await buildUser(test.db, own);
    expect(only(await test.as(employee).get("/company")).allowed_domains).toBeNull();
    expect(only(await test.as(admin).put("/company", { city: "Leiden" })).allowed_domains).toEqual([domain]);
    expect(only(await allow(null)).allowed_domains).toEqual([]);
    const [event] = await eventsOf(test.db, own, "company.changed");
    expect(event).toMatchObject({ data: { fields: ["allowed_domains"] } });
    const refused = await test.as(employee).put("/company", { allowed_domains: [domain] });
    expect(refused.status).toBe(403);
  });

  it.each([
    ["what is no domain", ["nonsense"]],
    ["an address", ["anna@company.example"]],
    ["a domain of everyone's", ["gmail.com"]],
    ["a domain at which no account has an address", ["elsewhere.example"]],
    ["too many", Array.from({ length: 21 }, (_, at) => `d${at}.example`)],
  ])("refuse %s", async (_, domains) => {
    const { allow } = await setup();
    const answer = await allow(domains);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {}).join()).toMatch(/^allowed_domains/);
  });

  it("do not rest on an address of another company or of an account that is closed", async () => {
    const { own, allow } = await setup();
    await buildUser(test.db, await buildCompany(test.db), { email: `a@other-${own.slug}.example` });
    expect((await allow([`other-${own.slug}.example`])).status).toBe(400);
    await buildUser(test.db, own, { email: `a@gone-${own.slug}.example`, status: "deactivated" });
    expect((await allow([`gone-${own.slug}.example`])).status).toBe(400);
  });

  it("are shown beside the addresses of the company's sign-up and careers pages", async () => {
    const { own, admin } = await setup();
    expect(only(await test.as(admin).get("/company"))).toMatchObject({
      signup_url: expect.stringMatching(new RegExp(`^https?://[^/]+/signup/${own.slug}$`)),
      careers_url: expect.stringMatching(new RegExp(`^https?://[^/]+/careers/${own.slug}$`)),
    });
  });
});

describe("the logo", () => {
  const put = (by: TestUser, bytes: Uint8Array) =>
    uploadFile(test, by, { bytes, name: "logo.png", type: "image/png" }, {}, "/company/logo");
  const picture = async (width: number, height: number) => {
    const { default: sharp } = await import("sharp");
    return sharp({ create: { width, height, channels: 4, background: "#0f7a4d" } })
      .png()
      .toBuffer();
  };

  it("is the administrator's to give and take, kept whole, shown to the company's people", async () => {
    const before = only(await test.as(people.admin).get("/company"));
    expect(before.logo_url).toBeNull();
    const answer = await put(people.admin, await picture(900, 300));
    expect(answer.status).toBe(200);
    // A form that is open beside it is not outdated.
    expect(only(answer).version).toBe(before.version);
    const { logo_url: url } = only(await test.as(people.employee).get("/company"));
    const shown = await test.app.inject({ url: url ?? "" });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    const { default: sharp } = await import("sharp");
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 171 });
    expect((await eventsOf(test.db, company, "company.changed")).at(-1)).toMatchObject({
      data: { fields: ["logo"] },
    });

    const second = only(await put(people.admin, await picture(10, 10))).logo_url;
    expect(second).not.toBe(url);
    expect((await test.app.inject({ url: url ?? "" })).statusCode).toBe(404);
    expect(only(await test.as(people.admin).delete("/company/logo")).logo_url).toBeNull();
    expect((await test.app.inject({ url: second ?? "" })).statusCode).toBe(404);
  });

  it("is refused to others and where it is no picture, and has no address but its own", async () => {
    const bytes = await picture(10, 10);
    expect((await put(people.hr_manager, bytes)).status).toBe(403);
    expect((await test.as(people.hr_manager).delete("/company/logo")).status).toBe(403);
    expect((await put(people.admin, Buffer.from("no picture"))).body.code).toBe("file_unsupported_type");
    const url = only(await put(people.admin, bytes)).logo_url ?? "";
    const other = await buildCompany(test.db);
    const foreign = await test.app.inject({ url: url.replace(company.id, other.id) });
    expect(foreign.statusCode).toBe(410);
  });
});
