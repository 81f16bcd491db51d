import type { OrganigramRole, PublicCard } from "@vaardig/contract/organization/organigram";
import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, search } from "../../../test/drawPage.tsx";
import { optionTexts } from "../../../test/lists.ts";
import { choose, findButton, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused, stubServer, timesAsked } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../organigram.en.json";
import { organigramReducer } from "../organigram.slice.ts";
import { OrganigramPage } from "./OrganigramPage.tsx";

const CALL = "GET /organigram";
const open = () => drawPage(OrganigramPage, {}, { organigram: words }, { organigram: organigramReducer });

describe("an organigram", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => ({ data: { roles: [], edges: [] }, detectedPosition: null }),
    failed: words["load-failed"],
    shown: words["empty-title"],
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("that fails without the server's words opens the snackbar with its own", async () => {
    stubServer({ [CALL]: () => Response.json({}, { status: 500 }) });
    screen = await open();
    expect(screen.message()).toBe(words["load-failed"]);
  });

  test("that fails opens the snackbar with the server's words", async () => {
    stubServer({ [CALL]: refused() });
    screen = await open();
    expect(screen.message()).toBe("Out of order");
  });
});

const role = (id: string, name: string, people = 1): OrganigramRole => ({
  id,
  name,
  department: id === "top" ? null : { id: "d", name: "Grid" },
  team: null,
  people_count: people,
  people: [],
});
/** Top → eight below; the first of them has one more below. */
const BELOW = Array.from({ length: 8 }, (_none, at) => role(`b${at}`, `Below ${at}`));
const ROLES = [role("top", "Top", 0), ...BELOW, role("deep", "Deep")];
const EDGES = [...BELOW.map(({ id }) => ({ source: "top", target: id })), { source: "b0", target: "deep" }];
const card = (id: string, more: Partial<PublicCard> = {}): PublicCard => ({
  id,
  name: `Person ${id}`,
  photo_url: null,
  headline: null,
  location: null,
  role: { id: "deep", name: "Deep" },
  skills: [],
  can: [],
  ...more,
});

describe("the list of an organigram", () => {
  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });
  const PEOPLE = "GET /organigram/people";
  const list = async (at = "", people: () => unknown = () => ({ data: [], total: 0 })) => {
    const asked = stubServer({
      [CALL]: () => ({ data: { roles: ROLES, edges: EDGES }, detectedPosition: "deep" }),
      [PEOPLE]: people,
    });
    screen = await drawPage(
      OrganigramPage,
      { at: `/?view=list${at}` },
      { organigram: words },
      { organigram: organigramReducer, ...signedInAs("employee", "employee-details") },
    );
    return asked;
  };
  const rows = () =>
    [...document.querySelectorAll("[role=treeitem]")].map(
      (row) => `${row.getAttribute("aria-level")} ${row.querySelector("p")?.textContent}`,
    );
  const row = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("[role=treeitem]")].find(
      (one) => one.querySelector("p")?.textContent === name,
    );
  const fold = async (name: string) => {
    await act(async () => row(name)?.querySelector<HTMLElement>("[aria-hidden]")?.click());
    await settle();
  };
  const sheet = () => document.querySelector("[role=dialog]")?.textContent ?? "";

  test("shows each position below the one that it reports to, and marks the reader's own", async () => {
    await list();
    expect(rows().slice(0, 4)).toEqual(["1 Top", "2 Below 0", "3 Deep", "2 Below 1"]);
    expect(row("Deep")?.getAttribute("aria-current")).toBe("true");
    expect(row("Top")?.hasAttribute("aria-current")).toBe(false);
    expect(row("Top")?.textContent).toContain("9 positions below");
    expect(row("Top")?.textContent).toContain(words["no-department"]);
    expect(row("Deep")?.hasAttribute("aria-expanded")).toBe(false);
    // Tab reaches one row, the reader's own.
    expect([...document.querySelectorAll("[role=treeitem][tabindex='0']")]).toEqual([row("Deep")]);
  });

  test("is folded by one and by all, and the own position is brought back to sight", async () => {
    await list();
    await fold("Below 0");
    expect(row("Deep")).toBeUndefined();
    expect(row("Below 0")?.getAttribute("aria-expanded")).toBe("false");
    // The arrow opens no sheet.
    expect(addressQuery()).toBe("?view=list");
    await pressNamed(words["my-position"]);
    expect(row("Deep")).toBeDefined();
    await pressNamed(words["close-all"]);
    expect(rows()).toEqual(["1 Top"]);
    await pressNamed(words["open-all"]);
    expect(rows()).toHaveLength(10);
  });

  test("opens the sheet of a position, with a few that report to it and all on request", async () => {
    await list("&open=top");
    expect(sheet()).toContain(words["reports-to-no-one"]);
    expect(sheet()).toContain("8 positions report to this one");
    expect(sheet()).toContain("Below 5");
    expect(sheet()).not.toContain("Below 6");
    await pressNamed("Show all 8");
    expect(sheet()).toContain("Below 7");
    expect(sheet()).toContain(words["no-people"]);
    await pressNamed("Below 0");
    expect(new URLSearchParams(addressQuery()).get("open")).toBe("b0");
    expect(sheet()).toContain(`${words["reports-to"]}Top`);
    expect(findButton("Show all 1")).toBeUndefined();
  });

  test("shows a branch alone, which is left for a position outside of it", async () => {
    await list("&open=b0");
    await pressNamed(words["show-branch"]);
    expect(Object.fromEntries(new URLSearchParams(addressQuery()))).toEqual({ view: "list", branch: "b0" });
    expect(rows()).toEqual(["1 Below 0", "2 Deep"]);
    await pressNamed(words["my-position"]);
    expect(addressQuery()).toContain("branch=b0");
    await search(words.search, "below 3");
    await choose("Below 3");
    expect(addressQuery()).not.toContain("branch");
    expect(row("Below 3")).toBeDefined();
    await pressNamed(words["view-chart"]);
    expect(addressQuery()).toBe("");
  });

  test("offers no branch of a position without any below, and the whole from a branch", async () => {
    await list("&open=deep");
    expect(findButton(words["show-branch"])).toBeUndefined();
    await screen?.remove();
    await list("&branch=b0");
    await pressNamed("Show the whole organigram instead of the branch Below 0");
    expect(addressQuery()).toBe("?view=list");
    expect(rows()).toHaveLength(10);
  });

  test("ignores an address that names a position that is not there", async () => {
    await list("&open=gone&branch=gone");
    expect(sheet()).toBe("");
    expect(rows()).toHaveLength(10);
  });

  test("names the people of a position page by page, linked for those who may open them", async () => {
    const people = [
      card("1", { headline: "Fitter", location: "Zwolle", skills: ["SQL", "Welding"], can: ["open"] }),
      card("2"),
    ];
    const asked = await list("&open=deep", () => ({ data: people, total: 12 }));
    expect(asked.at(-1)?.query).toEqual({ role_id: "deep", page: "0", size: "10" });
    expect(sheet()).toContain("12 people");
    expect(sheet()).toContain("Fitter · ZwolleSQL and Welding");
    expect(findNamed("Person 1")?.getAttribute("href")).toContain("employee-details");
    expect(findNamed("Person 2")).toBeUndefined();
    await pressNamed("Next page");
    expect(asked.at(-1)?.query).toEqual({ role_id: "deep", page: "1", size: "10" });
  });

  test("finds people too; a person opens their position, a position only comes into sight", async () => {
    const asked = await list("", () => ({ data: [card("1")], total: 1 }));
    await search(words.search, " deep ");
    expect(asked.findLast(({ call }) => call === PEOPLE)?.query).toEqual({ search_query: "deep", size: "8" });
    expect(optionTexts()).toEqual(["DeepGrid", "P1Person 1Deep"]);
    await choose("DeepGrid");
    expect(addressQuery()).toBe("?view=list");
    await search(words.search, "person");
    await choose("P1Person 1");
    expect(new URLSearchParams(addressQuery()).get("open")).toBe("deep");
  });

  test("asks for no people before something is typed", async () => {
    const asked = await list();
    await search(words.search, "  ");
    expect(timesAsked(asked, PEOPLE)).toBe(0);
  });
});
