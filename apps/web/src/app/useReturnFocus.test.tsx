import { useEffect, useState } from "react";
import { Link, Outlet, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { act } from "../test/act.ts";
import { drawPage, findNamed, pressNamed } from "../test/drawPage.tsx";
import { type OnScreen, settle, stepBack } from "../test/onScreen.tsx";
import { FOCUS_TARGET, useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a805";
let isLate = false;
let screen: OnScreen;

function Frame() {
  useReturnFocus();
  useFocusOnNavigation(window.location.pathname);
  return (
    <>
      <aside>
        <Link to="/list">Menu</Link>
      </aside>
      <main id={FOCUS_TARGET} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function List() {
  const [isThere, setThere] = useState(!isLate);
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => setThere(true), 60);
    return () => clearTimeout(timer);
  }, [isThere]);
  if (!isThere) return null;
  return [1, 2, 3].map((at) => (
    <Link key={at} to={`/person/${ID}${at}`}>
      Person {at}
    </Link>
  ));
}

const Page = () => (
  <Routes>
    <Route element={<Frame />}>
      <Route path="/list" element={<List />} />
      <Route
        path="/person/:id/*"
        element={
          <>
            <Link to="/list">Back</Link>
            <Link to="facts">Facts</Link>
          </>
        }
      />
    </Route>
  </Routes>
);
const focused = () => document.activeElement?.textContent;
/** A click focuses as it does in browsers. */
const follow = async (name: string) => {
  await act(async () => findNamed(name)?.focus());
  await pressNamed(name);
};
beforeEach(async () => {
  isLate = false;
  screen = await drawPage(Page, { at: "/list" });
  await follow("Person 2");
});
afterEach(() => screen.remove());

test("a step back focuses the row that was opened", async () => {
  await stepBack();
  await settle(60);
  expect(focused()).toBe("Person 2");
});

test("a link back focuses it too, also from a tab of the record", async () => {
  await follow("Facts");
  await follow("Back");
  await settle(60);
  expect(focused()).toBe("Person 2");
});

test("waits for rows that load, and gives up once the reader goes elsewhere", async () => {
  isLate = true;
  await follow("Back");
  await settle(120);
  expect(focused()).toBe("Person 2");
  await follow("Person 3");
  await follow("Back");
  await act(async () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })));
  await settle(120);
  expect(focused()).not.toBe("Person 3");
});

test("someone who chose the list in the menu begins at its top", async () => {
  await follow("Menu");
  await settle(60);
  expect(document.activeElement?.id).toBe(FOCUS_TARGET);
});

test("opening the same row again begins at the top of its page", async () => {
  await follow("Back");
  await settle(60);
  await follow("Person 2");
  await settle(60);
  expect(document.activeElement?.id).toBe(FOCUS_TARGET);
});
