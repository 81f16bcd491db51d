import type { Role } from "@vaardig/contract/roles";
import { matchRoutes, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import jobWords from "../features/jobs/jobs.en.json";
import projectWords from "../features/projects/projects.en.json";
import { buildItem } from "../test/builders.ts";
import { drawPage, findNamed, said } from "../test/drawPage.tsx";
import type { OnScreen } from "../test/onScreen.tsx";
import { signedInAs } from "../test/signedInAs.ts";
import { stubServer } from "../test/stubServer.ts";
import { AliasRedirect } from "./AliasRedirect.tsx";
import { ChildRedirect } from "./ChildRedirect.tsx";
import { HomeRedirect } from "./HomeRedirect.tsx";
import { ListRedirect } from "./ListRedirect.tsx";
import { MenuRedirect } from "./MenuRedirect.tsx";
import { NotFound } from "./NotFound.tsx";
import { SIGNED_OUT_ROUTES } from "./publicRoutes.tsx";
import { SignInRedirect } from "./SignInRedirect.tsx";
import { signedInRoutes } from "./signedInRoutes.tsx";

const goals = buildItem("goals", ["Goals", "Doelen"]);
const tab = (key: string, name: string) => buildItem(key, [name, name], { icon: "" });
const skills = buildItem("my-skills", ["My skills", "Mijn skills"], {
  segment: { en: "person/:id", nl: "persoon/:id" },
  children: [tab("your-skills", "Yours"), tab("job-requirements", "Job")],
});
const MENU = [
  buildItem("nothing", ["Nothing", "Niets"]),
  buildItem("settings", ["Settings", "Instellingen"], {
    hidden: true,
    children: [buildItem("billing", ["B", "B"])],
  }),
  buildItem("personal", ["Personal", "Persoonlijk"], { children: [skills, goals] }),
];

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
/** Opens an address that redirects, and returns where that leads. */
async function led(from: string, redirect: React.ReactNode, menu = MENU, role: Role = "employee") {
  const auth = { ...signedInAs(role).auth(), menuSchema: menu };
  const [path] = from.split(/[?#]/);
  function Page() {
    const { pathname, search, hash } = useLocation();
    return pathname === path ? redirect : <p>{`at ${pathname}${search}${hash}`}</p>;
  }
  screen = await drawPage(Page, { at: from }, {}, { auth: () => auth });
  return /at (\S+)/.exec(said())?.[1];
}

test("home leads to the first entry of the menu that is in sight and has a screen", async () => {
  expect(await led("/employee", <HomeRedirect />)).toBe("/employee/personal/person/:id");
});

test("without any screen home says that there is no page", async () => {
  expect(await led("/employee", <HomeRedirect />, [])).toBeUndefined();
  expect(said()).toContain("This page does not exist");
});

const at = "/employee/personal/person/7";
test("a screen of tabs leads to the first, of the same record and with the same filter", async () => {
  expect(await led(`${at}?sort=name`, <MenuRedirect item={skills} toTab />)).toBe(`${at}/yours?sort=name`);
});

test("a category leads to its first screen, and one without any says that there is no page", async () => {
  const [, , personal] = MENU;
  if (!personal) throw new Error("no category");
  expect(await led("/employee/personal", <MenuRedirect item={{ ...personal, children: [goals] }} />)).toBe(
    "/employee/personal/goals",
  );
  await screen.remove();
  expect(
    await led("/employee/personal", <MenuRedirect item={{ ...personal, children: [] }} />),
  ).toBeUndefined();
  expect(said()).toContain("This page does not exist");
});

test("the short address of a record leads to its part, with its filter", async () => {
  expect(await led("/employee/x/7/?a=b", <ChildRedirect to="details" />)).toBe("/employee/x/7/details?a=b");
});

test("the address of a record without its id leads to its list, where the role has one", async () => {
  expect(await led("/employee/x", <ListRedirect to="goals" />)).toBe("/employee/personal/goals");
  await screen.remove();
  expect(await led("/employee/x", <ListRedirect to="courses" />)).toBeUndefined();
  expect(said()).toContain("This page does not exist");
});

test("who is signed out goes from the area to sign-in", async () => {
  expect(await led("/employee/goals", <SignInRedirect />)).toBe("/login");
});

test("what is not there leads home, in words for who is there", async () => {
  await led("/employee/x", <NotFound kind="person" />);
  expect(said()).toContain("We could not find this page");
  expect(document.title).toContain("We could not find this page");
  expect(
    findNamed("Go to home page")?.getAttribute("href") ?? document.querySelector("a")?.getAttribute("href"),
  ).toBe("/employee");
  await screen.remove();
  await led("/staff/x", <NotFound kind="staff" />, [], "staff");
  expect(said()).toContain("Companies are in the menu");
});

const elementAt = (role: Role, address: string, menu = MENU) =>
  matchRoutes(signedInRoutes(role, menu), address)?.map(
    ({ route }) => route.element as React.ReactElement | undefined,
  );
const last = (role: Role, address: string) => elementAt(role, address)?.at(-1);

test("the Dutch name of a role's area leads to the area, with the rest of the address", async () => {
  expect(last("employee", "/medewerker/doelen")?.type).toBe(AliasRedirect);
  expect(last("employee", "/medewerker/doelen")?.props).toEqual({ home: "/employee" });
  screen = await drawPage(
    () => <AliasRedirect home="/employee" />,
    { at: "/medewerker/doelen?a=b#c", path: "/medewerker/*" },
    {},
    signedInAs("employee"),
  );
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    "/employee/doelen?a=b#c",
  );
});

test("another role's area is not there, in either language", () => {
  const elsewhere = last("employee", "/somewhere-else");
  for (const address of ["/admin", "/admin/goals", "/beheerder/goals"])
    expect(last("employee", address)).toBe(elsewhere);
});

test.each([
  ["employee", "person"],
  ["freelancer", "person"],
  ["staff", "staff"],
] as const)("an unknown page of %s is not found within the frame", (role, kind) => {
  const home = { employee: "/employee", freelancer: "/external", staff: "/staff" }[role];
  expect(last(role, `${home}/unknown`)).toMatchObject({ type: NotFound, props: { kind } });
});

test("for other roles an unknown page is not found at all", () => {
  expect(last("hr_manager", "/hr-manager/unknown")).toBe(last("hr_manager", "/somewhere-else"));
});

test("public pages are there for everyone", () => {
  expect(last("employee", "/login")).toBe(matchRoutes(SIGNED_OUT_ROUTES, "/login")?.at(-1)?.route.element);
});

test("signed out, every area and its Dutch name lead to sign-in", () => {
  const found = (address: string) =>
    matchRoutes(SIGNED_OUT_ROUTES, address)?.at(-1)?.route.element as React.ReactElement;
  for (const address of [
    "/employee/goals",
    "/staff",
    "/recruitment-manager/x",
    "/wervingsmanager/x",
    "/extern",
  ])
    expect(found(address).type).toBe(SignInRedirect);
  expect(found("/unknown").type).not.toBe(SignInRedirect);
});

test.each([
  ["JobsScreen", "", jobWords["title-recruiting"]],
  ["JobsScreen", "?kind=projects", projectWords.projects],
  ["CreateJobScreen", "", jobWords["create-job"]],
  ["CreateJobScreen", "?kind=projects", projectWords.create],
])("%s with %s shows %s", async (name, search, shown) => {
  const module =
    name === "JobsScreen" ? await import("./JobsScreen.tsx") : await import("./CreateJobScreen.tsx");
  const [Page] = Object.values(module);
  if (!Page) throw new Error("no page");
  stubServer({});
  const words = { jobs: jobWords, projects: projectWords };
  screen = await drawPage(Page, { at: `/x${search}` }, words, signedInAs("manager"));
  const heading = () => document.querySelector("h1")?.textContent;
  await vi.waitFor(() => expect(heading()).toBe(shown), 10_000);
});
