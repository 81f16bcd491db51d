import { ROLES, type Role } from "@vaardig/contract/roles";
import { type MenuItem, menuSchema } from "@vaardig/contract/session";
import { expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { segmentOf } from "./entry.ts";
import { menuFor } from "./menuFor.ts";

const demo = readConfig({ DEMO: "true" });

/** English segment → Dutch segment, as agreed for every screen. */
const DUTCH: Record<string, string> = {
  personal: "persoonlijk",
  "my-skills": "mijn-vaardigheden",
  "your-skills": "jouw-vaardigheden",
  "job-requirements": "functie-eisen",
  "jobs-&-projects": "vacatures-&-projecten",
  jobs: "vacatures",
  matches: "matches",
  "saved-jobs": "opgeslagen-vacatures",
  "search-jobs": "vacatures-zoeken",
  settings: "instellingen",
  "company-profile": "bedrijfsprofiel",
  "employee-role": "medewerkersrol",
  outbox: "postvak-uit",
  companies: "bedrijven",
  overview: "overzicht",
  recruiting: "werving",
  details: "details",
  onboarding: "onboarding",
};

function addresses(items: MenuItem[], language: "en" | "nl", above = ""): Record<string, string> {
  return Object.assign(
    {},
    ...items.map((item) => {
      const address = `${above}/${item.segment[language]}`;
      return { [item.key]: address, ...addresses(item.children, language, address) };
    }),
  );
}

const flat = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
const every = ROLES.flatMap((role) => flat(menuFor(role, demo)));

test("each role gets exactly the screens that exist for it", () => {
  const own = {
    personal: "/personal",
    "my-skills": "/personal/my-skills",
    "your-skills": "/personal/my-skills/your-skills",
  };
  const requirements = { "job-requirements": "/personal/my-skills/job-requirements" };
  const jobs = {
    "jobs-and-projects": "/jobs-&-projects",
    jobs: "/jobs-&-projects/jobs",
    "job-matches": "/jobs-&-projects/jobs/matches",
    "saved-jobs": "/jobs-&-projects/jobs/saved-jobs",
    "job-match-details": "/jobs-&-projects/jobs/:jobId/details",
  };
  const expected: Record<Role, Record<string, string>> = {
    employee: { ...own, ...requirements, ...jobs, onboarding: "/onboarding" },
    manager: { ...own, ...requirements, ...jobs },
    hr_manager: { ...own, ...requirements, ...jobs },
    admin: {
      ...jobs,
      settings: "/settings",
      "company-profile": "/settings/company-profile",
      "employee-role": "/settings/employee-role",
      outbox: "/settings/outbox",
    },
    moderator: {
      recruiting: "/recruiting",
      "recruiting-jobs": "/recruiting/jobs",
      "recruiting-job-matches": "/recruiting/jobs/:jobId/matches",
    },
    freelancer: {
      ...own,
      "search-jobs": "/search-jobs",
      "job-matches": "/search-jobs/matches",
      "saved-jobs": "/search-jobs/saved-jobs",
      "job-match-details": "/jobs/matches/:jobId",
      onboarding: "/onboarding",
    },
    staff: { companies: "/companies", "companies-overview": "/companies/overview" },
  };
  for (const role of ROLES) expect(addresses(menuFor(role, demo), "en"), role).toEqual(expected[role]);
});

test("the outbox is there in a demo without a mail server, nowhere else", () => {
  const keys = (env: Record<string, string>) => flat(menuFor("admin", readConfig(env))).map(({ key }) => key);
  expect(keys({ DEMO: "true" })).toContain("outbox");
  expect(keys({ DEMO: "false" })).not.toContain("outbox");
  expect(keys({ DEMO: "true", SMTP_URL: "smtp://localhost" })).not.toContain("outbox");
});

test("a segment is its label, in both languages as agreed", () => {
  for (const { key, label, segment, hidden } of every) {
    if (!hidden) expect(segment.en, key).toBe(segmentOf(label.en));
    const dutch = segment.en.split("/").map((part) => (part.startsWith(":") ? part : DUTCH[part]));
    expect(segment.nl, key).toBe(dutch.join("/"));
  }
});

test("items are the contract's, numbered, and each role is among their user types", () => {
  for (const role of ROLES) {
    const menu = menuFor(role, demo);
    expect(menuSchema.parse(menu)).toEqual(menu);
    expect(menu.map(({ order }) => order)).toEqual(menu.map((_, index) => index));
    for (const item of flat(menu)) expect(item.user_types).toContain(role);
  }
});

test("what the sidebar shows has an icon; a tab has none", () => {
  const shown = every.filter(({ hidden, icon }) => !hidden && icon === "").map(({ key }) => key);
  expect([...new Set(shown)].sort()).toEqual([
    "job-matches",
    "job-requirements",
    "saved-jobs",
    "your-skills",
  ]);
});
