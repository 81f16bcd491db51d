import { useState } from "react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../test/drawPage.tsx";
import { draw, type OnScreen, placeStyles } from "../test/onScreen.tsx";
import { BarSlot, BarTitle } from "./barSlot.ts";
import { PageHeader } from "./PageHeader.tsx";

beforeAll(placeStyles);

let screen: OnScreen | undefined;
const bar = document.createElement("div");
const match = window.matchMedia.bind(window);
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  bar.remove();
  vi.restoreAllMocks();
  window.history.pushState({}, "", "/");
});

/** Draws a header below the bar of a phone that calls the page so. */
async function onPhone(title: string, header: Parameters<typeof PageHeader>[0], at = "/") {
  window.history.pushState({}, "", at);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    match(query.includes("max-width") ? "all" : "not all"),
  );
  document.body.append(bar);
  screen = await draw(
    <BarSlot value={bar}>
      <BarTitle value={title}>
        <PageHeader {...header} />
      </BarTitle>
    </BarSlot>,
  );
  const heading = document.querySelector("h1");
  return { heading, isHidden: heading !== null && getComputedStyle(heading).position === "absolute" };
}

/** Whether no element around it hides it. */
function isDisplayed(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement)
    if (getComputedStyle(one).display === "none") return false;
  return element !== null;
}

describe("the header of a page on a phone", () => {
  test("leaves a title to the bar that says it, and shows one that the bar does not say", async () => {
    const jobs = await onPhone("Internal jobs", { title: "Jobs", description: "Best match first." });
    expect([jobs.heading?.textContent, jobs.isHidden]).toEqual(["Jobs", true]);
    expect(said()).not.toContain("Best match first.");
    await screen?.remove();
    expect((await onPhone("Job", { title: "Data analyst" })).isHidden).toBe(false);
  });

  test("folds its filters behind a button of the bar, which counts those that are active", async () => {
    const filters = <input aria-label="Search" />;
    await onPhone("Employees", { title: "Employees", children: filters }, "/?search=a&band=high&page=2");
    expect(document.querySelector("input")).toBeNull();
    expect(bar.textContent).toBe("2");
    await pressNamed("Search and filters, 2 active");
    expect(document.querySelector("input")).not.toBeNull();
    expect(findNamed("Search and filters, 2 active")?.getAttribute("aria-expanded")).toBe("true");
  });

  test("counts nothing where no filter is active, so that the button's name says all it shows", async () => {
    await onPhone("Employees", { title: "Employees", children: <input aria-label="Search" /> }, "/?page=2");
    expect(findNamed("Search and filters")?.textContent).toBe("");
  });

  test("keeps what was typed into its filters while they fold", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      match(query.includes("max-width") ? "all" : "not all"),
    );
    document.body.append(bar);
    const Turned = () => {
      const [slot, setSlot] = useState<HTMLElement | null>(null);
      return (
        <BarSlot value={slot}>
          <PageHeader
            title="Employees"
            action={
              <button type="button" onClick={() => setSlot(bar)}>
                Turn
              </button>
            }
          >
            <input aria-label="Search" />
          </PageHeader>
        </BarSlot>
      );
    };
    screen = await draw(<Turned />);
    const field = document.querySelector("input");
    if (field) field.value = "Ada";
    await pressNamed("Turn");
    expect(document.querySelector("input")).toBe(field);
    expect(isDisplayed(field)).toBe(false);
    await pressNamed("Search and filters");
    expect(isDisplayed(field)).toBe(true);
    expect(document.querySelector("input")?.value).toBe("Ada");
  });

  test("keeps a row that the page begins with", async () => {
    await onPhone("Team", { title: "Team", isKept: true, children: <input aria-label="Team of" /> });
    expect(document.querySelector("input")).not.toBeNull();
    expect(bar.childElementCount).toBe(0);
  });
});

test("a description of paragraphs is not within one, and words alone are one", async () => {
  screen = await draw(<PageHeader title="Sea" description={<p>From May</p>} />);
  expect(document.querySelector("p p")).toBeNull();
  expect(said()).toContain("From May");
  await screen.remove();
  screen = await draw(<PageHeader title="Sea" description="From May" />);
  expect(document.querySelector("header p")?.textContent).toBe("From May");
});

test("an action is in the bar at a phone's lower edge where that was asked for", async () => {
  const acts = { title: "Sea", action: <button type="button">Apply</button> };
  await onPhone("Sea", { ...acts, isActionAtThumb: true });
  expect(findNamed("Apply")?.closest(".thumb-bar")).not.toBeNull();
  await screen?.remove();
  await onPhone("Sea", acts);
  expect(findNamed("Apply")?.closest(".thumb-bar")).toBeNull();
});
