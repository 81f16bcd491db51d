import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { LANGUAGES } from "../support/looks.ts";
import { DASHBOARD, type ScreenOf } from "../support/menuScreens.ts";
import { openPageAs } from "../support/openPageAs.ts";
import { MENUS } from "../support/roleMenus.ts";

type Language = (typeof LANGUAGES)[number];

const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const at = (path: string) => (url: URL) => decodeURIComponent(url.pathname) === path;

const MENU: Record<Language, string> = { en: "Main menu", nl: "Hoofdmenu" };
const SWITCH: Record<Language, string> = { en: "EN, English", nl: "NL, Nederlands" };
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

for (const [place, [role, { email, home, lines, screens }]] of Object.entries(MENUS).entries()) {
  // The frame around the screens is the same for all; the screens' own journeys see them in both languages.
  const seenIn = LANGUAGES[place % LANGUAGES.length] ?? "en";

  journey(`${role}: exactly the own menu in both languages`, async ({ enter }) => {
    const page = await enter(email);
    const errors = errorsOf(page);
    const [start = DASHBOARD] = Object.values(screens);
    const [label, last] = Object.entries(screens).at(-1) ?? ["", DASHBOARD];
    await expect(page).toHaveURL(at(home + start.en));
    for (const language of ["nl", "en"] as const) {
      await page.getByRole("button", { name: SWITCH[language] }).click();
      await expectScreen(page, home, start, language);
      await expectMenu(
        page,
        MENU[language],
        lines.map(([en, nl]) => (language === "en" ? en : nl)),
      );
      await expect(page.getByRole("navigation", { name: STRIP[language] })).toHaveCount(
        role === "staff" ? 0 : 1,
      );
      await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
      if (language === seenIn) await expectAccessibleIn(page, language);
    }
    const entry = page
      .getByRole("navigation", { name: MENU.en })
      .getByRole("link", { name: label, exact: true });
    await entry.first().click();
    await expectScreen(page, home, last, "en");
    await expect(entry.first()).toHaveAttribute("aria-current", "page");
    expect(errors).toEqual([]);
  });
}

journey("addresses of another role, of nothing and in Dutch lead where they should", async ({ enter }) => {
  const page = await enter("external@noordlicht.example", { at: "/external/no/such/place" });
  await expect(title(page, "We could not find this page")).toBeVisible();
  await expect(page.getByRole("navigation", { name: MENU.en })).toHaveCount(1);
  await page.getByRole("link", { name: "Go to home page" }).click();
  await expect(page).toHaveURL(at("/external/personal/profile"));
  await page.goto("/recruitment-manager/dashboard");
  await expect(title(page, "This page does not exist")).toBeVisible();
  await page.goto("/extern/vacatures-zoeken/matches?search=a");
  await expect(page).toHaveURL((url) => url.pathname.startsWith("/external/") && url.search === "?search=a");
  await expect(title(page, "Search jobs")).toBeVisible();
});

journey("on a phone the menu is a drawer", async ({ enter }) => {
  // Until the redirect to the dashboard has come, the focus follows the page.
  const page = await openPageAs(enter, "admin@noordlicht.example", "/admin/dashboard", { phone: true });
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
  const tabs = [
    "Skip to content",
    "Noordlicht Energie",
    "Dashboard",
    "Personal",
    "Confirmations",
    "Career Path",
    "Organization",
    "Departments, Teams & Roles",
  ];
  for (const name of tabs) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Enter");
  await expect(title(page, "Departments, Teams & Roles")).toBeVisible();
  await expect(page.getByRole("main"), "a screen reader starts at the new page").toBeFocused();
});
