import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { act } from "../test/act.ts";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { useTabFocus } from "./useTabFocus.ts";

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());

/** Tabs that move into a folded header. */
function Page() {
  const [isFolded, setFolded] = useState(false);
  useTabFocus(isFolded);
  const tab = (
    <button type="button" className="MuiTab-root" aria-current="page" onClick={() => setFolded(true)}>
      People
    </button>
  );
  return isFolded ? <header>{tab}</header> : <nav>{tab}</nav>;
}

test("the current tab has the focus again after the tabs moved and lost it", async () => {
  screen = await draw(<Page />);
  const tab = document.querySelector<HTMLElement>("nav button");
  await act(async () => {
    tab?.focus();
    tab?.click();
  });
  expect(document.activeElement).toBe(document.querySelector("header button"));
});

test("the focus of who is elsewhere stays", async () => {
  screen = await draw(
    <>
      <input aria-label="Elsewhere" />
      <Page />
    </>,
  );
  await act(async () => {
    document.querySelector<HTMLElement>("input")?.focus();
    document.querySelector<HTMLElement>("nav button")?.click();
  });
  expect(document.activeElement?.tagName).toBe("INPUT");
});
