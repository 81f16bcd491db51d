import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLook } from "../support/axe.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { LANGUAGES } from "../support/looks.ts";
import { DASHBOARD, type ScreenOf } from "../support/menuScreens.ts";
import { GLOBAL, MENUS, type RoleMenu } from "../support/roleMenus.ts";
import { submitSignIn } from "../support/signIn.ts";

type Language = (typeof LANGUAGES)[number];

const HOMES = Object.values(MENUS).map(({ home }) => home);

/** The next two of the other roles: among them, the roles try every home twice. */
const othersOf = (home: string) => {
  const next = HOMES.indexOf(home) + 1;
  return [...HOMES, ...HOMES].slice(next, next + 2);
};

const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const at = (path: string) => (url: URL) => decodeURIComponent(url.pathname) === path;
const first = (menu: RoleMenu) => Object.values(menu.screens)[0] ?? DASHBOARD;

/** Entries of a role that are opened: its first and last one, and those whose screen no role before it has. */
const opened = new Map<string, [label: string, screen: ScreenOf][]>();
const known = new Set<ScreenOf>();
for (const [role, { screens }] of Object.entries(MENUS)) {
  const entries = Object.entries(screens);
  const isEnd = (at: number) => at === 0 || at === entries.length - 1;
  opened.set(
    role,
    entries.filter(([, screen], at) => isEnd(at) || !known.has(screen)),
  );
  for (const [, screen] of entries) known.add(screen);
}

const MENU: Record<Language, string> = { en: "Main menu", nl: "Hoofdmenu" };
const STRIP: Record<Language, string> = { en: "Breadcrumb", nl: "Kruimelpad" };

async function expectScreen(page: Page, home: string, screen: ScreenOf, language: Language): Promise<void> {
  await expect(page).toHaveURL(at(home + screen[language]));
  await expect(title(page, language === "en" ? screen.title : screen.titel)).toBeVisible();
}

/** Expects exactly these lines in the sidebar. */
async function expectMenu(page: Page, name: string, lines: string[]): Promise<void> {
  const menu = page.getByRole("navigation", { name });
  await expect.poll(async () => (await menu.innerText()).split(/\s*\n\s*/)).toEqual(lines);
}

for (const [place, [role, menu]] of Object.entries(MENUS).entries()) {
  const { email, home, alias, lines, notFound } = menu;
  // What stands around the screens is the same for all; the screens' own journeys see them in both languages.
  const seenIn = LANGUAGES[place % LANGUAGES.length] ?? "en";

  journey(`${role}: signs in and has exactly the own menu, whose entries open`, async ({ visit }) => {
    const page = await visit();
    await page.goto("/login");
    const errors = errorsOf(page);
    await submitSignIn(page, email);
    await expect(page).toHaveURL(at(home + first(menu).en));
    await expectMenu(
      page,
      MENU.en,
      lines.map(([en]) => en),
    );
    // A screen is entered in one language and switched to the other, in which the next one is entered.
    let language: Language = "en";
    for (const [label, screen] of opened.get(role) ?? []) {
      const dutch = lines.find(([en]) => en === label)?.[1] ?? label;
      const sidebar = page.getByRole("navigation", { name: MENU[language] });
      const named = { name: language === "en" ? label : dutch, exact: true };
      const entry = sidebar.getByRole("link", named).first();
      await entry.click();
      await expectScreen(page, home, screen, language);
      await expect(entry).toHaveAttribute("aria-current", "page");
      const strip = page.getByRole("navigation", { name: STRIP[language] });
      await expect(strip).toHaveCount(role === "staff" ? 0 : 1);
      await page.getByRole("button", { name: language === "en" ? "NL, Nederlands" : "EN, English" }).click();
      language = language === "en" ? "nl" : "en";
      await expectScreen(page, home, screen, language);
      await expectMenu(
        page,
        MENU[language],
        lines.map(([en, nl]) => (language === "en" ? en : nl)),
      );
    }
    expect(errors).toEqual([]);
  });

  journey(
    `${role}: other prefixes are not found, others fall back, the first screen is accessible`,
    async ({ enter }) => {
      const page = await enter(email);
      for (const other of othersOf(home)) {
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
      await expect(page).toHaveURL(
        (url) => url.pathname.startsWith(`${home}/`) && url.search === "?search=a",
      );
      await expect(title(page, first(menu).title)).toBeVisible();
      if (seenIn === "nl") await page.getByRole("button", { name: "NL, Nederlands" }).click();
      await expect(title(page, seenIn === "nl" ? first(menu).titel : first(menu).title)).toBeVisible();
      await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
      await expectAccessibleInEveryLook(page);
    },
  );
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
  const page = await enter("admin@noordlicht.example", { at: "/admin/settings/employee-role" });
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
