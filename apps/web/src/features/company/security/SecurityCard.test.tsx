import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../company.en.json";
import { SecurityCard } from "./SecurityCard.tsx";

const READ = "GET /company/security";
const SAVE = "PUT /company/security";
const FREE = { second_factor_from: null, people: 1200, protected_people: 14 };

async function open(): Promise<OnScreen> {
  const screen = await draw(<SecurityCard />, { company: words });
  await settle();
  return screen;
}

/** Switches the requirement, as far as the question before it. */
async function flip(): Promise<void> {
  await act(async () =>
    document.querySelector<HTMLInputElement>("input[role=switch], input[type=checkbox]")?.click(),
  );
  await settle();
}

testRefetches({
  open,
  call: READ,
  answer: () => FREE,
  failed: words.security["load-failed"],
  shown: "14 of 1,200 people have set it up.",
});

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

test("requiring a second factor asks from when on, and says it afterwards", async () => {
  let required: string | null = null;
  const sent: unknown[] = [];
  stubServer({
    [READ]: () => ({ ...FREE, second_factor_from: required }),
    [SAVE]: () => {
      required = "2026-12-01T09:00:00Z";
      return { ...FREE, second_factor_from: required };
    },
  });
  const stub = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (init.method === "PUT") sent.push(JSON.parse(String(init.body)));
    return stub(address, init);
  });
  screen = await open();
  await flip();
  expect(isAsked(words.security["ask-title"])).toBe(true);
  expect(sent).toEqual([]);
  await act(async () => document.querySelector<HTMLInputElement>("input[type=radio][value='7']")?.click());
  await press(words.security["ask-confirm"]);
  await vi.waitFor(() => expect(screen?.message()).toBe(words.security.required));
  expect(sent).toEqual([{ second_factor: true, grace_days: 7 }]);
  await vi.waitFor(() => expect(said()).toContain("Required from"));
});

test("it is no longer required only after a question", async () => {
  const asked = stubServer({
    [READ]: () => ({ ...FREE, second_factor_from: "2026-12-01T09:00:00Z" }),
    [SAVE]: () => FREE,
  });
  screen = await open();
  await flip();
  expect(isAsked(words.security["stop-title"])).toBe(true);
  expect(asked.some(({ call }) => call === SAVE)).toBe(false);
  await press(words.security["stop-confirm"]);
  await vi.waitFor(() => expect(screen?.message()).toBe(words.security.optional));
});

test("the switch is locked while the requirement is being saved", async () => {
  stubServer({ [READ]: () => FREE });
  screen = await open();
  const toggle = () => document.querySelector<HTMLInputElement>("input[role=switch], input[type=checkbox]");
  expect(toggle()?.disabled).toBe(false);
  await flip();
  await press(words.security["ask-confirm"]);
  await settle();
  expect(toggle()?.disabled).toBe(true);
});
