import { useState } from "react";
import { useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import accountWords from "../features/account/account.en.json";
import { returnAddressSaved, signedIn, signedOut } from "../lib/auth.slice.ts";
import { act } from "../test/act.ts";
import { buildLiveToken } from "../test/builders.ts";
import { drawHook } from "../test/drawHook.tsx";
import { drawPage, said, untilSaid } from "../test/drawPage.tsx";
import { draw, type OnScreen, press, settle } from "../test/onScreen.tsx";
import { signedInAs } from "../test/signedInAs.ts";
import { stubServer } from "../test/stubServer.ts";
import { Area } from "./Area.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import { pageOf } from "./pageOf.ts";
import { prefetchPage } from "./prefetchPage.ts";
import { PUBLIC_SCREENS } from "./publicScreens.ts";
import { saveReturnAddress } from "./saveReturnAddress.ts";
import * as routes from "./signedInRoutes.tsx";
import { store } from "./store.ts";
import { FOCUS_TARGET, useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { useScrollRestoration } from "./useScrollRestoration.ts";

let screen: OnScreen | undefined;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  store.dispatch(signedOut());
});

function Breaks({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error("x");
  return <p>Whole</p>;
}
test("what breaks is said, and drawn again when it is asked for or another page is opened", async () => {
  let isBroken = true;
  let go: (key: string) => void = () => undefined;
  function Page() {
    const [key, setKey] = useState("/a");
    go = setKey;
    return (
      <ErrorBoundary resetKey={key}>
        <Breaks isBroken={() => isBroken} />
      </ErrorBoundary>
    );
  }
  screen = await draw(<Page />);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
  expect(document.title).toContain("Something went wrong");
  await press("Try again");
  expect(said()).not.toContain("Whole");
  isBroken = false;
  await press("Try again");
  expect(said()).toBe("Whole");
  isBroken = true;
  await act(async () => go("/b"));
  expect(document.querySelector("[role=alert]")).not.toBeNull();
  isBroken = false;
  await act(async () => go("/c"));
  expect(said()).toBe("Whole");
});

test("without a network it says that instead", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  screen = await draw(
    <ErrorBoundary>
      <Breaks isBroken={() => true} />
    </ErrorBoundary>,
  );
  expect(said()).toContain("You are offline");
});

test("a page that failed to load is loaded again when it is asked for", async () => {
  const load = vi.fn(async () => ({ Page: () => <p>Loaded</p> }));
  load.mockRejectedValueOnce(new Error("x"));
  screen = await draw(
    <ErrorBoundary>
      <LazyScreen screen={{ load }} fallback={<p>Loading</p>} />
    </ErrorBoundary>,
  );
  await settle();
  await press("Try again");
  await untilSaid("Loaded");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a module of a page has nothing beside it", () => {
  const Page = () => null;
  expect(pageOf({ Page })).toBe(Page);
  expect(() => pageOf({ Page, Other: Page })).toThrow();
  expect(() => pageOf({})).toThrow();
});

const returned = (address: string) => {
  store.dispatch(returnAddressSaved(null));
  window.history.pushState({}, "", address);
  saveReturnAddress();
  return store.getState().auth.returnTo;
};
test("the address that was opened is kept for after sign-in, under the area's own name", () => {
  expect(returned("/employee/goals?state=open")).toBe("/employee/goals?state=open");
  expect(returned("/medewerker/doelen?state=open")).toBe("/employee/doelen?state=open");
  expect(returned("/careers/noordlicht")).toBeNull();
  store.dispatch(signedIn({ token: buildLiveToken(), menu_schema: [], expire_in: 60 }));
  expect(returned("/employee/goals")).toBeNull();
});

test("the page of a public address is fetched ahead, with the words that it needs", () => {
  const recover = PUBLIC_SCREENS["/recover"];
  if (!recover) throw new Error("no page");
  const load = vi.spyOn(recover, "load").mockResolvedValue({});
  expect(prefetchPage("/recover")).toEqual(["session"]);
  expect(load).toHaveBeenCalledOnce();
  expect(prefetchPage("/employee/goals")).toEqual([]);
});

test("a new page has the focus at its content, the same page keeps it", async () => {
  let place = "goals";
  let ifLost = false;
  const hook = await drawHook(() => useNavigateTo(place, ifLost), {}, undefined);
  screen = hook;
  const main = document.body.appendChild(document.createElement("main"));
  Object.assign(main, { id: FOCUS_TARGET, tabIndex: -1 });
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await hook.run((go) => go("/a"));
  expect(document.activeElement).toBe(field);
  place = "jobs";
  await hook.run((go) => go("/b"));
  expect(document.activeElement).toBe(main);
  field.focus();
  [place, ifLost] = ["courses", true];
  await hook.run((go) => go("/c"));
  expect(document.activeElement).toBe(field);
  field.blur();
  place = "skills";
  await hook.run((go) => go("/d"));
  expect(document.activeElement).toBe(main);
  main.remove();
  field.remove();
});
function useNavigateTo(place: string, ifLost: boolean) {
  useFocusOnNavigation(place, { ifLost });
  return useNavigate();
}

test("a new page begins at its top, a step back where it was left, and another filter moves nothing", async () => {
  const scrolled: number[] = [];
  let top = 0;
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => top);
  vi.spyOn(window, "scrollTo").mockImplementation(((_x: number, y: number) => {
    scrolled.push(y);
    top = y;
  }) as never);
  window.history.pushState({ idx: 0, key: "first" }, "", "/list");
  const hook = await drawHook(() => {
    useScrollRestoration();
    return useNavigate();
  });
  screen = hook;
  scrolled.length = 0;
  top = 300;
  await act(async () => void window.dispatchEvent(new Event("scroll")));
  await hook.run((go) => go("/list?page=2", { replace: true }));
  expect(scrolled).toEqual([]);
  top = 400;
  await act(async () => void window.dispatchEvent(new Event("scroll")));
  await hook.run((go) => go("/record"));
  expect(scrolled).toEqual([0]);
  await hook.run((go) => go("/saved", { replace: true }));
  expect(scrolled).toEqual([0, 0]);
  await hook.run((go) => go("/saved#part"));
  expect(scrolled).toEqual([0, 0]);
  await hook.run((go) => go(-2));
  await settle();
  expect(scrolled.at(-1)).toBe(400);
});

const session = (more: object) => ({
  user: {},
  menu_schema: [],
  notice: null,
  onboarding: false,
  attributions: [],
  ...more,
});
const showAreas = () =>
  vi
    .spyOn(routes, "signedInRoutes")
    .mockImplementation((role) => [{ path: "*", element: <p>{`Area of ${role}`}</p> }]);
test("a second factor that is overdue comes before every screen", async () => {
  showAreas();
  stubServer({ "GET /auth/session": () => session({ second_factor: { overdue: false } }) });
  screen = await drawPage(Area, { at: "/employee" }, {}, signedInAs("employee", "goals"));
  expect(said()).toContain("Area of employee");
  await screen.remove();
  stubServer({ "GET /auth/session": () => session({ second_factor: { overdue: true } }) });
  const words = { account: accountWords };
  screen = await drawPage(Area, { at: "/employee" }, words, signedInAs("employee", "goals"));
  await vi.waitFor(() => expect(said()).toContain(accountWords.setup.title), 10_000);
  expect(said()).not.toContain("Area of");
});

test("what another person typed is gone when someone signs in", async () => {
  showAreas();
  const draft = (owner: string) => JSON.stringify({ owner, forms: { f: { name: "typed" } } });
  stubServer({});
  window.sessionStorage.setItem("form-drafts", draft("someone else"));
  screen = await drawPage(Area, { at: "/employee" }, {}, signedInAs("employee"));
  expect(window.sessionStorage.getItem("form-drafts")).toBeNull();
  await screen.remove();
  const own = draft(signedInAs("employee").auth().user?.id ?? "");
  window.sessionStorage.setItem("form-drafts", own);
  screen = await drawPage(Area, { at: "/employee" }, {}, signedInAs("employee"));
  expect(window.sessionStorage.getItem("form-drafts")).toBe(own);
  window.sessionStorage.clear();
});
