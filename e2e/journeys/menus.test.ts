import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLook } from "../support/axe.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { LANGUAGES } from "../support/looks.ts";
import { submitSignIn } from "../support/signIn.ts";

interface RoleMenu {
  email: string;
  home: string;
  /** Dutch word for the prefix. */
  alias: string;
  /** Every line of the sidebar, categories included. */
  lines: [en: string, nl: string][];
  /** Entry of the sidebar → address below the home and heading of its screen; the first one is where sign-in leads. */
  screens: Record<string, { en: string; nl: string; title: string | RegExp; titel: string | RegExp }>;
  notFound: string;
}

const DASHBOARD = {
  en: "/dashboard",
  nl: "/dashboard",
  title: /^Good (morning|afternoon|evening), /,
  titel: /^Goede(morgen|middag|navond), /,
};
/** Its heading is the person's name. */
const PROFILE = { en: "/personal/profile", nl: "/persoonlijk/profiel", title: /\w/, titel: /\w/ };
const SKILLS = {
  en: "/personal/my-skills/your-skills",
  nl: "/persoonlijk/mijn-vaardigheden/jouw-vaardigheden",
  title: "My skills",
  titel: "Mijn vaardigheden",
};
const JOBS = {
  en: "/jobs-&-projects/jobs/matches",
  nl: "/vacatures-&-projecten/vacatures/matches",
  title: "Jobs",
  titel: "Vacatures",
};
const ORGANIGRAM = {
  en: "/organization/organigram",
  nl: "/organisatie/organigram",
  title: "Organigram",
  titel: "Organigram",
};
const ORGANIZATION = {
  "Departments, Teams & Roles": {
    en: "/organization/departments,-teams-&-roles",
    nl: "/organisatie/afdelingen,-teams-&-rollen",
    title: "Departments, Teams & Roles",
    titel: "Afdelingen, teams en rollen",
  },
  Organigram: ORGANIGRAM,
  "Skill Profiles": {
    en: "/organization/skill-profiles",
    nl: "/organisatie/vaardigheidsprofielen",
    title: "Skill profiles",
    titel: "Vaardigheidsprofielen",
  },
  "Skill Catalogue": {
    en: "/organization/skill-catalogue",
    nl: "/organisatie/vaardighedencatalogus",
    title: "Skill catalogue",
    titel: "Vaardighedencatalogus",
  },
};
const EMPLOYEE_LIST = {
  en: "/employees/employee-list",
  nl: "/medewerkers/medewerkerslijst",
  title: "Employees",
  titel: "Medewerkers",
};

/** Lines of a sidebar, English beside Dutch. */
type Lines = [en: string, nl: string][];
const OWN_LINES: Lines = [
  ["Personal", "Persoonlijk"],
  ["Profile", "Profiel"],
  ["My Skills", "Mijn vaardigheden"],
];
const JOB_LINES: Lines = [
  ["Jobs & Projects", "Vacatures & projecten"],
  ["Jobs", "Vacatures"],
];
const ORGANIZATION_LINES: Lines = [
  ["Organization", "Organisatie"],
  ["Departments, Teams & Roles", "Afdelingen, Teams & Rollen"],
  ["Organigram", "Organigram"],
  ["Skill Profiles", "Vaardigheidsprofielen"],
  ["Skill Catalogue", "Vaardighedencatalogus"],
];
const EMPLOYEE_LINES: Lines = [
  ["Employees", "Medewerkers"],
  ["Employee List", "Medewerkerslijst"],
];
const START: Lines = [["Dashboard", "Dashboard"]];
const GLOBAL = "This page does not exist";
const OWN = "We could not find this page";

const MENUS: Record<string, RoleMenu> = {
  employee: {
    email: "employee@noordlicht.example",
    home: "/employee",
    alias: "/medewerker",
    lines: [
      ...START,
      ...OWN_LINES,
      ...JOB_LINES,
      ["Organization", "Organisatie"],
      ["Organigram", "Organigram"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Jobs: JOBS,
      Organigram: ORGANIGRAM,
    },
    notFound: OWN,
  },
  manager: {
    email: "manager@noordlicht.example",
    home: "/manager",
    alias: "/leidinggevende",
    lines: [...START, ...OWN_LINES, ["Employees", "Medewerkers"], ...ORGANIZATION_LINES, ...JOB_LINES],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Employees: { ...EMPLOYEE_LIST, en: "/employees", nl: "/medewerkers" },
      ...ORGANIZATION,
      Jobs: JOBS,
    },
    notFound: GLOBAL,
  },
  "HR manager": {
    email: "hr@noordlicht.example",
    home: "/hr-manager",
    alias: "/hr-beheerder",
    lines: [...START, ...OWN_LINES, ...ORGANIZATION_LINES, ...EMPLOYEE_LINES, ...JOB_LINES],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      ...ORGANIZATION,
      "Employee List": EMPLOYEE_LIST,
      Jobs: JOBS,
    },
    notFound: GLOBAL,
  },
  administrator: {
    email: "admin@noordlicht.example",
    home: "/admin",
    alias: "/beheerder",
    lines: [
      ...START,
      ...ORGANIZATION_LINES,
      ...EMPLOYEE_LINES,
      ...JOB_LINES,
      ["Settings", "Instellingen"],
      ["Company Profile", "Bedrijfsprofiel"],
      ["Employee Role", "Medewerkersrol"],
      ["Outbox", "Postvak uit"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      ...ORGANIZATION,
      "Employee List": EMPLOYEE_LIST,
      Jobs: JOBS,
      "Company Profile": {
        en: "/settings/company-profile",
        nl: "/instellingen/bedrijfsprofiel",
        title: "Company profile",
        titel: "Bedrijfsprofiel",
      },
      "Employee Role": {
        en: "/settings/employee-role",
        nl: "/instellingen/medewerkersrol",
        title: "Employee role",
        titel: "Medewerkersrol",
      },
      Outbox: {
        en: "/settings/outbox",
        nl: "/instellingen/postvak-uit",
        title: "Outbox",
        titel: "Postvak uit",
      },
    },
    notFound: GLOBAL,
  },
  "recruitment manager": {
    email: "recruiter@noordlicht.example",
    home: "/recruitment-manager",
    alias: "/wervingsmanager",
    lines: [
      ["Personal", "Persoonlijk"],
      ["Profile", "Profiel"],
      ["Recruiting", "Werving"],
      ["Jobs", "Vacatures"],
    ],
    screens: {
      Profile: PROFILE,
      Jobs: { en: "/recruiting/jobs", nl: "/werving/vacatures", title: "Jobs", titel: "Vacatures" },
    },
    notFound: GLOBAL,
  },
  external: {
    email: "external@noordlicht.example",
    home: "/external",
    alias: "/extern",
    lines: [...OWN_LINES, ["Search Jobs", "Vacatures zoeken"]],
    screens: {
      Profile: PROFILE,
      "My Skills": SKILLS,
      "Search Jobs": {
        en: "/search-jobs/matches",
        nl: "/vacatures-zoeken/matches",
        title: "Jobs",
        titel: "Vacatures",
      },
    },
    notFound: OWN,
  },
  staff: {
    email: "staff@vaardig.example",
    home: "/staff",
    alias: "/personeel",
    lines: [
      ["Companies", "Bedrijven"],
      ["Overview", "Overzicht"],
    ],
    screens: {
      Overview: {
        en: "/companies/overview",
        nl: "/bedrijven/overzicht",
        title: "Companies",
        titel: "Bedrijven",
      },
    },
    notFound: "There is nothing at this address",
  },
};

const HOMES = Object.values(MENUS).map(({ home }) => home);

const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const at = (path: string) => (url: URL) => decodeURIComponent(url.pathname) === path;
const first = (menu: RoleMenu) => Object.values(menu.screens)[0] ?? DASHBOARD;

/** Expects exactly these lines in the sidebar. */
async function expectMenu(page: Page, name: string, lines: string[]): Promise<void> {
  const menu = page.getByRole("navigation", { name });
  await expect.poll(async () => (await menu.innerText()).split(/\s*\n\s*/)).toEqual(lines);
}

for (const [role, menu] of Object.entries(MENUS)) {
  const { email, home, alias, lines, screens, notFound } = menu;

  journey(`${role}: signs in and has exactly the own menu, whose entries all open`, async ({ visit }) => {
    const page = await visit();
    await page.goto("/login");
    const errors = errorsOf(page);
    await submitSignIn(page, email);
    await expect(page).toHaveURL(at(home + first(menu).en));
    await expectMenu(
      page,
      "Main menu",
      lines.map(([en]) => en),
    );
    for (const [label, screen] of Object.entries(screens)) {
      const sidebar = page.getByRole("navigation", { name: "Main menu" });
      const entry = sidebar.getByRole("link", { name: label, exact: true });
      await entry.click();
      await expect(page).toHaveURL(at(home + screen.en));
      await expect(title(page, screen.title)).toBeVisible();
      await expect(entry).toHaveAttribute("aria-current", "page");
      const strip = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(strip).toHaveCount(role === "staff" ? 0 : 1);
      await page.getByRole("button", { name: "NL, Nederlands" }).click();
      await expect(page).toHaveURL(at(home + screen.nl));
      await expect(title(page, screen.titel)).toBeVisible();
      await expectMenu(
        page,
        "Hoofdmenu",
        lines.map(([, nl]) => nl),
      );
      await page.getByRole("button", { name: "EN, English" }).click();
      await expect(page).toHaveURL(at(home + screen.en));
    }
    expect(errors).toEqual([]);
  });

  journey(`${role}: other prefixes are not found, unknown addresses fall back`, async ({ enter }) => {
    const page = await enter(email);
    for (const other of HOMES.filter((one) => one !== home)) {
      await page.goto(other);
      await expect(title(page, GLOBAL), other).toBeVisible();
    }
    await page.goto(`${home}/no/such/place`);
    await expect(title(page, notFound)).toBeVisible();
    const framed = notFound === GLOBAL ? 0 : 1;
    await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(framed);
    await page.getByRole("link", { name: "Go to home page" }).click();
    await expect(title(page, first(menu).title)).toBeVisible();
    await page.goto(`${alias}${first(menu).nl}?search=a`);
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${home}/`) && url.search === "?search=a");
    await expect(title(page, first(menu).title)).toBeVisible();
  });
}

journey("on a phone the menu is a drawer", async ({ enter }) => {
  const page = await enter("admin@noordlicht.example", { phone: true });
  await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(0);
  const open = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Main menu" });
  await open.click();
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole("link", { name: "Employee Role" }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(at("/admin/settings/employee-role"));
  await expect(title(page, "Employee role")).toBeVisible();
});

journey("the keyboard alone is enough", async ({ enter }) => {
  const page = await enter("admin@noordlicht.example");
  await page.goto("/admin/settings/employee-role");
  await expect(title(page, "Employee role")).toBeVisible();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

  await page.reload();
  await expect(title(page, "Employee role")).toBeVisible();
  for (const name of ["Skip to content", "Noordlicht Energie", "Dashboard", "Departments, Teams & Roles"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(title(page, "Departments, Teams & Roles")).toBeVisible();
  await expect(page.getByRole("main"), "a screen reader starts at the new page").toBeFocused();
});

for (const language of LANGUAGES) {
  for (const [role, menu] of Object.entries(MENUS)) {
    journey(`${role}: the first screen is accessible in every look: ${language}`, async ({ enter }) => {
      const page = await enter(menu.email, { language });
      const screen = first(menu);
      await expect(title(page, language === "nl" ? screen.titel : screen.title)).toBeVisible();
      await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
      await expectAccessibleInEveryLook(page);
    });
  }
}
