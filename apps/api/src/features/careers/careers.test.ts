import type { CareersJob, CareersJobDetail } from "@vaardig/contract/careers/careers";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../../platform/http/app.ts";
import { type PageContent, pageHtml } from "../../platform/http/pageHtml.ts";
import type { SendPage } from "../../platform/http/publicPages.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";
import { careersPages } from "./pages/careersPages.ts";

const HTML =
  '<html><head><meta name="description" content="Vaardig"><title>Vaardig</title></head><body></body></html>';
const PAID = { external: true, salaryFrom: 3200, salaryTo: 4400 };

/** What the page holds besides, with nothing built. */
function contentOf(own: Parameters<SendPage>[3]): PageContent {
  const { language = "en", head, read = null } = own ?? {};
  return { language, ...(head && { head }), scripts: [], start: { read } };
}

let test: TestApp;
let company: TestCompany;
let owner: TestUser;
let job: { id: string };
let cook: { id: string };
let closed: { id: string };
let hidden: { id: string }[];
let pages: App;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db, {
    slug: "wind",
    name: "Wind & Co",
    description: "We make wind.",
    website: "wind.example",
    city: "Delft",
    zipCode: "2611 AB",
    country: "Netherlands",
  });
  owner = await buildUser(test.db, company, { systemRole: "moderator" });
  const { id: departmentId } = await buildDepartment(test.db, company, { name: "Grid" });
  const skill = await buildSkill(test.db, { en: "Welding", nl: "Lassen" });
  job = await buildVacancy(test.db, owner, {
    ...PAID,
    name: "Welder </script><b>",
    description: "Weld things.\n\nAt sea & ashore,\nby hand.",
    departmentId,
    location: "Zwolle",
    hours: 36,
    requires: [{ skillId: skill.id, level: 3 }],
  });
  cook = await buildVacancy(test.db, owner, {
    ...PAID,
    name: "Cook",
    location: "Delft",
    hours: 24,
    endsOn: "2031-01-01",
  });
  closed = await buildVacancy(test.db, owner, { ...PAID, name: "Closed", publication: "closed" });
  hidden = [
    await buildVacancy(test.db, owner, { ...PAID, name: "Inside", external: false }),
    await buildVacancy(test.db, owner, { external: true, name: "No pay" }),
    await buildVacancy(test.db, owner, { ...PAID, name: "Draft", status: "Draft" }),
  ];
  pages = Object.assign(fastify(), { services: test.app.services, endpoints: [] }) as unknown as App;
  const send: SendPage = async (_request, reply, _path, own) =>
    reply
      .code(own?.head.status ?? 200)
      .type("text/html")
      .send(pageHtml(HTML, contentOf(own)));
  careersPages(pages, send);
});
afterAll(async () => {
  await pages.close();
  await test.close();
});

async function list(query: Record<string, string> = {}) {
  const answer = await test.ask("GET", "/careers", { query: { company_slug: "wind", ...query } });
  return answer.body.payload as { data: CareersJob[]; total: number; departments: object[] };
}
const read = (id: string, lng = "en") =>
  test.ask("GET", "/careers/job", {
    query: { company_slug: "wind", id },
    headers: { "accept-language": lng },
  });

describe("the public list", () => {
  it("holds what is approved, open, meant for everyone and shows its pay", async () => {
    const { data, total, departments } = await list();
    expect(total).toBe(2);
    expect(data.map(({ name }) => name).sort()).toEqual(["Cook", "Welder </script><b>"]);
    expect(data.find(({ id }) => id === job.id)).toMatchObject({ salary_from: 3200, location: "Zwolle" });
    expect(departments).toEqual([{ name: "Grid", count: 1 }]);
  });

  it("is searched and filtered", async () => {
    expect((await list({ search_query: "weld zwolle" })).total).toBe(1);
    expect((await list({ location: "Delft" })).data).toMatchObject([{ name: "Cook" }]);
    expect((await list({ department: "Grid", location: "Delft" })).total).toBe(0);
  });

  it("of an unknown, suspended or paused company shows nothing", async () => {
    const gone = await buildCompany(test.db, { slug: "gone", lifecycle: "suspended" });
    const paused = await buildCompany(test.db, { slug: "paused", lifecycle: "paused" });
    for (const one of [gone, paused]) await buildVacancy(test.db, await buildUser(test.db, one), PAID);
    const ask = (company_slug: string) => test.ask("GET", "/careers", { query: { company_slug } });
    for (const slug of ["gone", "nobody"])
      expect(await ask(slug)).toMatchObject({ status: 404, body: { code: "company_unknown" } });
    expect((await ask("paused")).body.payload).toMatchObject({ total: 0 });
    expect((await ask("")).status).toBe(400);
  });
});

describe("one vacancy", () => {
  it("shows description, skills in the reader's language and pay", async () => {
    const { job: shown } = (await read(job.id, "nl")).body.payload as { job: CareersJobDetail };
    expect(shown).toMatchObject({
      description: expect.stringContaining("Weld things."),
      hours: 36,
      salary_to: 4400,
    });
    expect(shown.skills).toEqual([{ name: "Lassen", level: 3, essential: true }]);
  });

  it("that is closed says so; one that was never published is not found", async () => {
    expect((await read(closed.id)).body.payload).toMatchObject({ company: { name: "Wind & Co" }, job: null });
    for (const { id } of hidden) expect((await read(id)).status).toBe(404);
    const foreign = await buildVacancy(test.db, await buildUser(test.db, await buildCompany(test.db)), PAID);
    expect((await read(foreign.id)).status).toBe(404);
    expect((await read("x")).status).toBe(400);
  });
});

describe("what search engines read", () => {
  const page = (url: string) => pages.inject({ url: `/careers/wind${url}` });
  const dataIn = (body: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? "null");

  it("is a JobPosting with title, description and address, whatever the vacancy is called", async () => {
    const { statusCode, body } = await page(`/${job.id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Welder &lt;/script&gt;&lt;b&gt; · Wind &amp; Co</title>");
    expect(body).toContain('<meta name="description" content="Weld things. At sea &amp; ashore, by hand.">');
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/careers/wind/${job.id}">`));
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/<script/g), "data, and what the app reads first").toHaveLength(2);
    expect(dataIn(body)).toMatchObject({
      "@type": "JobPosting",
      title: "Welder </script><b>",
      identifier: { "@type": "PropertyValue", name: "Wind & Co", value: job.id },
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      directApply: true,
      totalJobOpenings: 1,
      employmentType: ["FULL_TIME"],
      hiringOrganization: { "@type": "Organization", name: "Wind & Co", sameAs: ["https://wind.example"] },
      jobLocation: {
        "@type": "Place",
        address: { addressLocality: "Zwolle", addressCountry: "Netherlands" },
      },
      baseSalary: { currency: "EUR", value: { minValue: 3200, maxValue: 4400, unitText: "MONTH" } },
    });
  });

  it("names the page of each language, and brings what the app would ask for first", async () => {
    const { body, headers } = await pages.inject({
      url: `/careers/wind/${job.id}`,
      headers: { "accept-language": "nl,en" },
    });
    expect(headers["set-cookie"], "for the app, which does not see the header").toMatch(/^i18next=nl;/);
    expect(body).toMatch(/rel="alternate" hreflang="nl" href="http[^"]+\?lng=nl"/);
    const asked = await page(`/${job.id}?lng=nl`);
    expect(asked.body).toMatch(/<link rel="canonical" href="http[^"]+\?lng=nl">/);
    expect(asked.headers).not.toHaveProperty("set-cookie");
    const start = /id="start">(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(JSON.parse(start).read).toEqual({
      path: "/careers/job",
      query: { company_slug: "wind", id: job.id },
      language: "nl",
      payload: (await read(job.id, "nl")).body.payload,
    });
  });

  it("describes the whole vacancy in HTML, with its skills in the reader's language", async () => {
    const dutch = { "accept-language": "nl" };
    const { body } = await pages.inject({ url: `/careers/wind/${job.id}`, headers: dutch });
    expect(dataIn(body)).toMatchObject({
      description:
        "<p>Weld things.</p><p>At sea &amp; ashore,<br>by hand.</p><p>Vereist</p><ul><li>Lassen</li></ul>" +
        "<p>Wind &amp; Co · Grid · Zwolle · 36 uur per week</p>",
      skills: "Lassen",
      workHours: "36 uur per week",
    });
  });

  it("says something of a vacancy without a description too, and where the company is when it is there", async () => {
    const posting = dataIn((await page(`/${cook.id}`)).body);
    expect(posting).toMatchObject({
      description: "<p>Wind &amp; Co · Delft · 24 hours a week</p>",
      employmentType: ["PART_TIME", "TEMPORARY"],
      jobLocation: { address: { addressLocality: "Delft", postalCode: "2611 AB" } },
    });
    expect(posting).not.toHaveProperty("skills");
  });

  it("is the list of vacancies, and a sitemap of them", async () => {
    const { body } = await page("");
    expect(body).toContain("<title>Jobs at Wind &amp; Co</title>");
    expect(dataIn(body).itemListElement).toHaveLength(2);
    const dutch = await pages.inject({ url: "/careers/wind", headers: { "accept-language": "nl" } });
    expect(dutch.body).toContain("<title>Vacatures bij Wind &amp; Co</title>");
    const map = await page("/jobs.xml");
    expect(map.headers["content-type"]).toContain("application/xml");
    expect(map.body.match(/<loc>/g)).toHaveLength(3);
  });

  it("of what is closed or unknown is the page alone, not to be found", async () => {
    const gone = await page(`/${closed.id}`);
    expect(gone.statusCode).toBe(410);
    for (const url of ["/x", `/${hidden[0]?.id}`]) expect((await page(url)).statusCode).toBe(404);
    expect(gone.body).toContain('<meta name="robots" content="noindex">');
    expect(gone.body).not.toContain("ld+json");
    expect((await pages.inject({ url: "/careers/nobody" })).statusCode).toBe(404);
  });
});
