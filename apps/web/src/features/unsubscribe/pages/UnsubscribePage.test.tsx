import type { Payload } from "@vaardig/contract/endpoint";
import type { getSubscription } from "@vaardig/contract/unsubscribe/unsubscribe";
import { afterEach, expect, test, vi } from "vitest";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { openServer, type Save } from "../../../test/openServer.ts";
import words from "../unsubscribe.en.json";
import { UnsubscribePage } from "./UnsubscribePage.tsx";

type Subscription = Payload<typeof getSubscription>;

const ADDRESS = "a…@mail.example";
const HERS: Subscription = { company: "Noordlicht", address: ADDRESS, unsubscribed: false, from: "emails" };
const ERASED: Subscription = { company: null, address: null, unsubscribed: true, from: "emails" };

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function open(subscription: Subscription, token = "a.b.c", savedAt = "/unsubscribe"): Promise<Save[]> {
  window.history.pushState({}, "", `/unsubscribe?token=${token}`);
  const saves = openServer(savedAt, { "/unsubscribe": () => subscription });
  screen = await draw(<UnsubscribePage />, { unsubscribe: words });
  await settle();
  return saves;
}
const shown = () => document.body.textContent ?? "";

test("opening the link changes nothing; one click does, and can be taken back", async () => {
  const saves = await open(HERS);
  expect(saves).toHaveLength(0);
  expect(shown()).toContain("Unsubscribe from emails from Noordlicht?");
  await press(words.act, 2);
  expect(saves, "a double click is one").toHaveLength(1);
  await saves[0]?.answer({ ...HERS, unsubscribed: true });
  expect(shown()).toContain(words.out.title);
  expect(findButton(words.back)).toBeDefined();
});

test("a link that was used before says so and offers the way back alone", async () => {
  await open({ ...HERS, unsubscribed: true });
  expect(shown()).toContain(words.out.title);
  expect(findButton(words.act)).toBeUndefined();
  expect(findButton(words.back)).toBeDefined();
});

test("what was taken back is shown as done rather than asked again", async () => {
  for (const from of ["emails", "digests", "kind", "digest"] as const) {
    const mine = { ...HERS, from };
    const saves = await open({ ...mine, unsubscribed: true }, "a.b.c", "/unsubscribe/undo");
    await press(words.back);
    await saves[0]?.answer(mine);
    const told = from === "emails" ? words["in-again"] : words[`${from}-in-again`];
    expect(document.querySelector("h1")?.textContent).toBe(told.title);
    expect(shown()).toContain(`Noordlicht sends ${ADDRESS} `);
    expect(findButton(words.act)).toBeDefined();
    if (from !== "digest") await screen.remove();
  }
});

test("a link that was forwarded shows no more of the address than its first letter and its domain", async () => {
  await open(HERS);
  expect(shown()).toContain(`will then only email ${ADDRESS} about`);
});

test("the link of a person who was erased says that nothing is left, and offers nothing", async () => {
  await open(ERASED);
  expect(shown()).toContain(words.gone.title);
  expect([findButton(words.act), findButton(words.back)]).toEqual([undefined, undefined]);
});

test("a link that was cut off says that nothing was changed", async () => {
  await open(HERS, "");
  expect(shown()).toContain(words.dead.title);
  expect(findButton(words.act)).toBeUndefined();
});
