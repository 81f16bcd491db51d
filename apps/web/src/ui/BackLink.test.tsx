import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { forgetPlaces, rememberPlace } from "../lib/lastPlaces.ts";
import { findNamed } from "../test/drawPage.tsx";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { BackLink } from "./BackLink.tsx";
import { BarBack } from "./barSlot.ts";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  forgetPlaces();
});

function OnPhone() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div data-bar ref={setPlace} />
      <BarBack value={place}>
        <BackLink isBarOnly to="/jobs">
          Back to jobs
        </BackLink>
      </BarBack>
    </>
  );
}

test("leads to the list as it was left, in a line of its own", async () => {
  rememberPlace({ pathname: "/jobs", search: "?search=fitter&page=2" });
  screen = await draw(<BackLink to="/jobs">Back to jobs</BackLink>);
  expect(findNamed("Back to jobs")?.getAttribute("href")).toBe("/jobs?search=fitter&page=2");
});

test("is an arrow in the bar of a phone", async () => {
  screen = await draw(<OnPhone />);
  expect(document.querySelector("[data-bar]")?.contains(findNamed("Back to jobs") ?? null)).toBe(true);
  expect(document.querySelectorAll("a").length).toBe(1);
});

test("is left out of a desktop where the breadcrumb leads back", async () => {
  screen = await draw(
    <BackLink isBarOnly to="/jobs">
      Back to jobs
    </BackLink>,
  );
  expect(findNamed("Back to jobs")).toBeUndefined();
});
