import { Link, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { act } from "../../test/act.ts";
import { draw, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { LeaveDialog } from "../../ui/LeaveDialog.tsx";
import { guardUnsaved } from "./leaveGuard.ts";

const LEAVE = "Leave without saving?";

let screen: OnScreen;
const open = async (isDirty: boolean) => {
  window.history.pushState({ idx: 0 }, "", "/before");
  window.history.pushState({ idx: 1 }, "", "/form?tab=one");
  screen = await draw(
    <>
      <Routes>
        <Route path="/form" element={<LeaveDialog isDirty={isDirty} text="The draft is lost." />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/elsewhere?page=2#end">Elsewhere</Link>
      <Link to="/form?tab=one#below">Below</Link>
      <Link to="/form?tab=two">Second tab</Link>
      <Link to="/other?tab=one">Other page</Link>
      <a href="/elsewhere" target="_blank" rel="noreferrer">
        New window
      </a>
      <a href="/file.pdf" download>
        File
      </a>
      <a href="https://example.org/form">Another site</a>
    </>,
  );
};
beforeEach(() => open(true));
afterEach(() => screen.remove());

/** Clicks a link, and returns whether the page took the click from the browser and the router. */
async function click(name: string, keys: MouseEventInit = {}): Promise<boolean> {
  const link = [...document.querySelectorAll("a")].find((one) => one.textContent === name);
  let isHeard = false;
  const hear = (event: Event) => {
    isHeard = true;
    event.preventDefault();
  };
  link?.addEventListener("click", hear);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...keys });
  await act(async () => void link?.dispatchEvent(event));
  await settle();
  link?.removeEventListener("click", hear);
  return !isHeard;
}
const unload = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("a link elsewhere asks, with what is lost; staying stays, and leaving follows the link", async () => {
  expect(await click("Elsewhere")).toBe(true);
  expect(isAsked(LEAVE)).toBe(true);
  expect(isAsked("The draft is lost.")).toBe(true);
  await press("Stay here");
  expect(window.location.pathname).toBe("/form");
  await click("Elsewhere");
  await press("Leave without saving");
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    "/elsewhere?page=2#end",
  );
});

test("another tab of the same page asks, and another page with the same; a place on the page does not", async () => {
  expect(await click("Other page")).toBe(true);
  await press("Stay here");
  expect(await click("Second tab")).toBe(true);
  await press("Stay here");
  expect(await click("Below")).toBe(false);
});

test.each(["New window", "File", "Another site"])(
  "%s does not ask, since the page stays or the browser does",
  async (name) => {
    expect(await click(name)).toBe(false);
    expect(isAsked(LEAVE)).toBe(false);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click that opens the link elsewhere does not ask: %j",
  async (keys) => {
    expect(await click("Elsewhere", keys)).toBe(false);
    expect(isAsked(LEAVE)).toBe(false);
  },
);

test("the browser asks before the window closes, until leaving was confirmed", async () => {
  expect(unload()).toBe(true);
  await click("Elsewhere");
  expect(unload()).toBe(true);
  await press("Leave without saving");
  expect(unload()).toBe(false);
});

test("a jump over several pages is taken back, and asks", async () => {
  await act(async () => {
    window.history.pushState({ idx: 0 }, "", "/far");
    window.dispatchEvent(new PopStateEvent("popstate", { state: { idx: 0 } }));
  });
  await settle();
  expect(isAsked(LEAVE)).toBe(true);
  expect(window.location.pathname).toBe("/form");
});

test("where nothing was typed nothing is asked, by a link or by the browser", async () => {
  await screen.remove();
  await open(false);
  expect(await click("Elsewhere")).toBe(false);
  expect(unload()).toBe(false);
});

test("the browser does not ask while a confirmed leave goes on, and asks again where it led nowhere", async () => {
  await screen.remove();
  const release = guardUnsaved({ ask: (leave) => leave(), goTo: () => undefined });
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "/elsewhere";
  expect(unload()).toBe(true);
  link.click();
  expect(unload()).toBe(false);
  await settle(1_050);
  expect(unload()).toBe(true);
  release();
  expect(unload()).toBe(false);
  link.remove();
  screen = await draw(null);
});
