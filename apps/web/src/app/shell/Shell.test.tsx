import type { Role } from "@vaardig/contract/roles";
import { use } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { buildItem, buildUser } from "../../test/builders.ts";
import { drawPage, findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import { PausedContext } from "../../ui/whilePaused.ts";
import { Shell } from "./Shell.tsx";

const tab = (key: string, name: string) => buildItem(key, [name, name], { icon: "" });
const MENU = [
  buildItem("dashboard", ["Home", "Start"]),
  buildItem("personal", ["Personal", "Persoonlijk"], {
    children: [
      buildItem("my-skills", ["My skills", "Mijn skills"], { children: [tab("your-skills", "Yours")] }),
      buildItem("goals", ["Goals", "Doelen"], { order: 1 }),
      buildItem("goal-details", ["Goal", "Doel"], {
        segment: { en: "goal/:goalId", nl: "doel/:goalId" },
        hidden: true,
      }),
      buildItem("not-a-screen", ["Nothing", "Niets"]),
    ],
  }),
  buildItem("billing", ["Billing", "Facturatie"], { user_types: ["admin"] }),
  buildItem("onboarding", ["Wizard", "Wizard"], { hidden: true }),
  buildItem("account", ["Account", "Account"], { hidden: true }),
];
let screen: OnScreen;
let session: Record<string, unknown>;
let server: ReturnType<typeof serve>;
const Probe = () => <div data-probe>{use(PausedContext)}</div>;
const isWide = { now: true };
beforeEach(() => {
  window.localStorage.clear();
  isWide.now = true;
  const match = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    match(query.includes("min-width") === isWide.now ? "all" : "not all"),
  );
  session = {
    user: buildUser(),
    menu_schema: MENU,
    notice: null,
    onboarding: false,
    attributions: [],
    photo_url: null,
  };
});
afterEach(async () => {
  await screen.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const open = async (role: Role = "employee", at = "") => {
  const auth = signedInAs(role).auth();
  server = serve({
    "GET /auth/session": () => session,
    "GET /notifications/unread": () => ({ unread: 2 }),
    "POST /auth/logout": () => ({}),
  });
  screen = await drawPage(
    () => (
      <Routes>
        <Route element={<Shell />}>
          <Route path="*" element={<Probe />} />
        </Route>
      </Routes>
    ),
    { at: `${auth.ROLE_ROUTE}${at}` },
    {},
    { auth: () => ({ ...auth, menuSchema: MENU }) },
  );
  await settle();
};
const nav = () =>
  [...document.querySelectorAll("nav[aria-label='Main menu'] a")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);

test("the menu has the role's entries that lead to a screen, neither tabs nor records nor what is hidden", async () => {
  await open();
  expect(nav()).toEqual([
    ["Home", "/employee/home"],
    ["My skills", "/employee/personal/my-skills"],
    ["Goals", "/employee/personal/goals"],
  ]);
  await screen.remove();
  await open("admin");
  expect(nav().map(([name]) => name)).toContain("Billing");
});

test("the entry of the present page is marked, also for one of its tabs", async () => {
  await open("employee", "/personal/my-skills/yours");
  const current = () =>
    [...document.querySelectorAll("nav[aria-label='Main menu'] [aria-current=page]")].map(
      (one) => one.textContent,
    );
  expect(current()).toEqual(["My skills"]);
  await screen.remove();
  await open("employee", "/personal/goals");
  expect(current()).toEqual(["Goals"]);
});

test("a group of the menu is closed and opened, and stays so on this device", async () => {
  await open();
  await pressNamed("Personal");
  expect(nav().map(([name]) => name)).toEqual(["Home"]);
  await screen.remove();
  await open();
  expect(nav().map(([name]) => name)).toEqual(["Home"]);
  await pressNamed("Personal");
  expect(nav()).toHaveLength(3);
});

test("the sidebar collapses to icons, whose menus have the same entries, and stays so", async () => {
  await open();
  await pressNamed("Collapse menu");
  await screen.remove();
  await open();
  expect(findNamed("Home")?.getAttribute("href")).toBe("/employee/home");
  await pressNamed("Personal");
  const items = [...document.querySelectorAll("[role=menuitem]")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);
  expect(items).toEqual([
    ["My skills", "/employee/personal/my-skills"],
    ["Goals", "/employee/personal/goals"],
  ]);
  await pressNamed("Expand menu");
  expect(nav()).toHaveLength(3);
});

test("the way to a page is shown from its category, with links to the screens above it", async () => {
  await open("employee", "/personal/goal/7");
  const crumbs = [...document.querySelectorAll("nav[aria-label=Breadcrumb] li")]
    .map((one) => [one.textContent, one.querySelector("a")?.getAttribute("href") ?? null])
    .filter(([text]) => text !== "/");
  expect(crumbs).toEqual([
    ["Personal", null],
    ["Goals", "/employee/personal/goals"],
    ["Goal", null],
  ]);
  expect(document.querySelector("nav[aria-label=Breadcrumb] [aria-current=page]")?.textContent).toBe("Goal");
});

test.each([
  ["payment_overdue", "/admin/billing"],
  ["trial_days_left", "/admin/billing"],
  ["onboarding_unfinished", "/admin/wizard"],
  ["approvals_waiting", "/admin/home"],
  ["confirm_email", "/confirm-address"],
])("a notice of %s leads to %s", async (kind, to) => {
  session.notice = { kind, count: 2 };
  await open("admin");
  expect(document.querySelector("[role=status] a")?.getAttribute("href")).toBe(to);
});

test("a notice that the reader's role has no screen for is words alone", async () => {
  session.notice = { kind: "payment_overdue", count: 2 };
  await open("employee");
  expect(document.querySelector("[role=status] a")).toBeNull();
  expect(said()).toContain("2 days left to pay your invoice");
});

test.each([
  ["company_paused", "employee", "An administrator can continue the subscription", false],
  ["subscription_paused", "admin", "Reading and exporting still work.", true],
] as const)("a company that is %s warns %s on its forms", async (kind, role, text, hasLink) => {
  session.notice = { kind };
  await open(role);
  const warning = document.querySelector("[data-probe]");
  expect(warning?.textContent).toContain(text);
  expect(warning?.querySelector("a") !== null).toBe(hasLink);
});

test("any other notice warns no form", async () => {
  session.notice = { kind: "trial_days_left", count: 3 };
  await open("admin");
  expect(document.querySelector("[data-probe]")?.textContent).toBe("");
});

test("without a network it says so, and no longer once it is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open();
  expect(said()).toContain("You are offline");
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(said()).not.toContain("You are offline");
});

test("staff have neither bell nor strip, and find from the sidebar", async () => {
  await open("staff");
  expect(findNamed(/^Notifications/)).toBeUndefined();
  expect(document.querySelector("nav[aria-label=Breadcrumb]")).toBeNull();
  expect(findNamed(/Search or jump to/)).toBeDefined();
  expect(server.reads("/notifications/unread")).toEqual([]);
  await screen.remove();
  await open();
  expect(findNamed(/^Notifications/)).toBeDefined();
});

test("a phone has the menu in a drawer, which closes when an entry is followed", async () => {
  isWide.now = false;
  await open();
  await pressNamed("Open menu");
  expect(document.querySelector("[role=dialog][aria-label='Main menu']")).not.toBeNull();
  expect(findNamed("Open menu")?.getAttribute("aria-expanded")).toBe("true");
  const link = [...document.querySelectorAll<HTMLElement>("[role=dialog] a")].find(
    (one) => one.textContent === "Goals",
  );
  await act(async () => link?.click());
  expect(findNamed("Open menu")?.getAttribute("aria-expanded")).toBe("false");
  expect(window.location.pathname).toBe("/employee/personal/goals");
});

test("who is signed in and as what leads to the account, and out", async () => {
  await open("hr_manager", "/account");
  const me = findNamed(/Anna de Vries/);
  expect(me?.textContent).toContain("HR Manager");
  expect(me?.getAttribute("href")).toBe("/hr-manager/account");
  expect(me?.getAttribute("aria-current")).toBe("page");
  await pressNamed("Sign out");
  expect(server.commands()).toEqual([{ call: "POST /auth/logout" }]);
});

test("classifications are named as their licences ask, and nothing without any", async () => {
  await open();
  expect(document.querySelector("footer")).toBeNull();
  await screen.remove();
  session.attributions = ["esco", "onet"];
  await open();
  expect(document.querySelector("footer")?.textContent).toMatch(/ESCO.*O\*NET/);
});

test("the keyboard's first stop leads past the menu to the content", async () => {
  await open();
  await pressNamed("Skip to content");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("what the server says of person, menu and theme replaces what this browser kept", async () => {
  Object.assign(document, { cookie: "theme=; Max-Age=0" });
  session.theme = "dark";
  await open();
  expect(document.cookie).toContain("theme=dark");
  Object.assign(document, { cookie: "theme=; Max-Age=0" });
});

test("a long menu shows the present entry, and the next Tab still begins at the top of the page", async () => {
  const jumped = vi.spyOn(Element.prototype, "scrollIntoView");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.tagName === "NAV") return new DOMRect(0, 100, 240, 600);
    return this.hasAttribute("aria-current") ? new DOMRect(0, 900, 240, 36) : new DOMRect(0, 0, 0, 0);
  });
  await open("employee", "/personal/goals");
  const marked = document.querySelector("aside [aria-current=page]");
  expect(marked?.closest("nav")?.scrollTop).toBe(936 + 48 - 700);
  expect(jumped.mock.contexts).not.toContain(marked);
});
