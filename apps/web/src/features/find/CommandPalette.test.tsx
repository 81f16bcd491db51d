import type { FindResults } from "@vaardig/contract/find/find";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { buildItem, buildUser } from "../../test/builders.ts";
import { pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { type Asked, offline, refused, stubServer } from "../../test/stubServer.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import words from "./find.en.json";
import type { FoundScreen } from "./palette/option.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const JOB = "01890a5d-ac96-774b-bcce-b302099a8058";
const PERSON = { id: ID, name: "Sanne Visser", photo_url: null, about: "Planner · Sales" };
const FOUND: FindResults = {
  people: [{ ...PERSON, opens: "record" }],
  candidates: [],
  jobs: [{ id: JOB, name: "Sales planner", about: null, opens: "recruiting" }],
};
const NOTHING: FindResults = { people: [], candidates: [], jobs: [] };
const SCREENS: FoundScreen[] = [
  { key: "employee-list", labels: ["Employees", "Medewerkers"], above: null, to: "/list", picture: null },
];
const below = (name: string) => ({ segment: { en: `:${name}`, nl: `:${name}` }, hidden: true });
const MENU = [
  buildItem("employee-list", ["Employees", "Medewerkers"], {
    children: [buildItem("employee-details", ["Details", "Details"], below("candidateId"))],
  }),
  buildItem("recruiting-jobs", ["Jobs", "Vacatures"], {
    children: [buildItem("recruiting-job", ["Job", "Vacature"], below("jobId"))],
  }),
  buildItem("expert-finder", ["Expert Finder", "Expertzoeker"]),
];
const auth = (system_role: "hr_manager" | "staff") => () => ({
  menuSchema: MENU,
  user: buildUser({ system_role }),
  ROLE_ROUTE: "/home",
  token: null,
});

/** The palette is loaded when it first opens, which a busy machine does slowly. */
const PATIENT = 15_000;

let screen: OnScreen | undefined;
let asked: Asked;
const onShortcuts = vi.fn();

function Frame() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Elsewhere" />
      <CommandPalette isOpen={isOpen} onOpen={setOpen} screens={SCREENS} onShortcuts={onShortcuts} />
    </>
  );
}

const field = () => document.querySelector<HTMLInputElement>("[role=combobox]");
const options = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const active = () => {
  const id = field()?.getAttribute("aria-activedescendant");
  const option = id ? document.getElementById(id) : null;
  expect(option?.getAttribute("aria-selected")).toBe("true");
  return option?.textContent;
};
const key = async (name: string, more: KeyboardEventInit = {}, at: Element | Document | null = field()) => {
  await act(async () => {
    at?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
  });
  await settle();
};
const type = async (text: string, wait = 200) => {
  const input = field();
  if (!input) throw new Error("the palette is closed");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settle(wait);
};
const open = async (role: "hr_manager" | "staff" = "hr_manager") => {
  screen = await draw(<Frame />, { find: words }, { auth: auth(role) });
  await key("k", { ctrlKey: true }, document);
  await vi.waitFor(async () => {
    await settle();
    expect(field()).not.toBeNull();
  }, PATIENT);
};

beforeEach(() => {
  window.localStorage.clear();
  window.history.pushState({}, "", "/home");
  asked = stubServer({
    "GET /find": ({ search_query: text }) => (text?.startsWith("sa") ? FOUND : NOTHING),
    "GET /find/known": () => FOUND,
    "GET /skill": () => ({ data: [], total: 0, can: [] }),
  });
});
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});

test("opens on Ctrl+K with what can be done, closes on Escape, and goes back where it was", async () => {
  await open();
  expect(document.activeElement).toBe(field());
  expect(options()).toContain(words.acts["add-employee"].name);
  expect(options()).not.toContain(words.acts["create-job"].name);
  await key("Escape");
  await settle(400);
  expect(field()).toBeNull();
});

test("says that nothing was found only once what was typed has been searched", async () => {
  await open();
  await type("zzq", 20);
  expect(said()).not.toContain(words.nothing);
  await settle(200);
  expect(said()).toContain(words.nothing);
});

test("finds records, walks through them with the arrow keys, and opens the one that Enter takes", async () => {
  await open();
  await type("sa");
  expect(options()).toEqual(["SVSanne VisserPlanner · Sales", "Sales planner"]);
  expect(active()).toContain("Sanne Visser");
  await key("ArrowDown");
  expect(active()).toBe("Sales planner");
  await key("ArrowDown");
  expect(active()).toContain("Sanne Visser");
  await key("ArrowUp");
  await key("Enter");
  expect(window.location.pathname).toBe(`/home/jobs/${JOB}`);
  expect(field()).toBeNull();
});

test("a colleague without a record that one may see opens as a card, where one is", async () => {
  stubServer({
    "GET /find": () => ({ ...NOTHING, people: [{ ...PERSON, opens: "card" }] }),
    "GET /skill": () => ({ data: [], total: 0, can: [] }),
  });
  await open();
  await type("sa");
  await key("Enter");
  expect(window.location.pathname).toBe("/home");
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  expect(field()).toBeNull();
});

test("remembers what was opened by id alone, and asks for its name again", async () => {
  await open();
  await type("sa");
  await key("Enter");
  expect(window.location.pathname).toBe(`/home/employees/${ID}`);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain("Sanne");
  await screen?.remove();
  await open();
  expect(asked.find(({ call }) => call === "GET /find/known")?.query).toEqual({ people: ID });
  expect(options()[0]).toContain("Sanne Visser");
  expect(said()).toContain(words.groups.recent);
});

test("screens and acts are found by other words and with a typo, without the server", async () => {
  await open();
  await type("medewrkers");
  expect(options()[0]).toBe("Employees");
  await type("nigt");
  expect(options()).toContain(words.acts["theme-dark"].name);
});

test("says that nothing was found, and how many were", async () => {
  await open();
  await type("qqqq");
  expect(said()).toContain(words.nothing);
  expect(document.querySelector("[role=status]")?.textContent).toBe(words.nothing);
  await type("sa");
  expect(document.querySelector("[role=status]")?.textContent).toBe("2 results");
});

test.each([
  ["refuses", refused()],
  ["does not answer", offline],
])("a server that %s leaves screens and acts, says so, and is asked again", async (_what, answer) => {
  const answers = { "GET /find": answer, "GET /skill": refused() };
  asked = stubServer(answers);
  await open();
  await type("emplo");
  expect(options()).toContain("Employees");
  expect(said()).toContain(words.failed);
  answers["GET /find"] = () => FOUND;
  await pressNamed("Try again");
  await settle(100);
  expect(said()).not.toContain(words.failed);
  expect(options().join()).toContain("Sanne Visser");
});

test("leads to the map of the keys, and says which key does too", async () => {
  await open();
  await type("shortcuts");
  expect(options()).toEqual([`${words.acts.shortcuts.name}?`]);
  await key("Enter");
  expect(onShortcuts).toHaveBeenCalledOnce();
});

test("staff, who have no company, are asked for no records", async () => {
  await open("staff");
  await type("emplo");
  expect(options()).toContain("Employees");
  expect(asked.filter(({ call }) => call.startsWith("GET /find"))).toEqual([]);
});
