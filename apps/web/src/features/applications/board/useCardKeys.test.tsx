import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { afterEach, expect, test, vi } from "vitest";
import { useActiveShortcuts } from "../../../lib/shortcuts/shortcuts.ts";
import { singleKeyShortcuts } from "../../../lib/shortcuts/singleKeyShortcuts.ts";
import { act } from "../../../test/act.ts";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";
import { CardMenu } from "./CardMenu.tsx";
import { useCardKeys } from "./useCardKeys.ts";

const card = (id: string, can: string[], mail = "yes") =>
  ({
    id,
    can,
    outcome: "active",
    archived: false,
    forward: ["Interview"],
    back: [],
    rejection: null,
    person: { name: id, mail },
  }) as unknown as ApplicationCard;
const CARDS = [card("anna", ["move", "reject"]), card("bo", ["archive"], "no_address")];
const onAct = vi.fn();

function Cards({ isOff = false }: { isOff?: boolean }) {
  useCardKeys({ find: (id) => CARDS.find((one) => one.id === id), onAct, isOff });
  return (
    <>
      {CARDS.map((one) => (
        <div key={one.id} data-card={one.id}>
          {/* biome-ignore lint/a11y/useSemanticElements: cards are no native buttons. */}
          <div role="button" tabIndex={0} data-testid={one.id} />
          <input type="checkbox" aria-label={one.id} />
          <CardMenu card={one} onMove={() => undefined} onAct={onAct} hasKeys />
        </div>
      ))}
      <p>{useActiveShortcuts().map(({ key, label }) => `${key} ${label};`)}</p>
    </>
  );
}

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  onAct.mockReset();
  await act(() => singleKeyShortcuts.set(true));
});
const show = async (isOff = false) => {
  screen = await draw(<Cards isOff={isOff} />, { applications: words });
};
const press = (key: string, at: string) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.querySelector(at)?.dispatchEvent(event);
  });
const ANNA = "[data-card=anna] > [role=button]";
const BO = "[data-card=bo] > [role=button]";
const items = () => [...document.querySelectorAll("[role=menuitem]")];

test("letters act on the focused card, as far as its reader may, and nowhere else", async () => {
  await show();
  for (const key of ["e", "r"]) for (const at of [ANNA, BO, "body", "input"]) await press(key, at);
  expect(onAct.mock.calls).toEqual([
    [CARDS[0], "email"],
    [CARDS[0], "reject"],
  ]);
});

test("M opens the card's menu, which shows the keys beside their acts", async () => {
  await show();
  await press("m", ANNA);
  const keyed = items().map((item) => [item.textContent, item.getAttribute("aria-keyshortcuts")]);
  expect(keyed).toContainEqual([`${words.acts.email}E`, "e"]);
  expect(keyed).toContainEqual([`${words.acts.reject}R`, "r"]);
  expect(keyed).toContainEqual([words.stages.Interview, null]);
});

test("are in the map of keys while they work", async () => {
  await show();
  expect(document.querySelector("p")?.textContent).toBe(
    `e ${words.keys.email};m ${words.keys.menu};r ${words.keys.reject};`,
  );
  await screen?.remove();
  await show(true);
  expect(document.querySelector("p")?.textContent).toBe("");
  await press("r", ANNA);
  expect(onAct).not.toHaveBeenCalled();
});

test("do nothing and are shown nowhere when single keys are turned off", async () => {
  await act(() => singleKeyShortcuts.set(false));
  await show();
  await press("r", ANNA);
  await press("m", ANNA);
  expect(onAct).not.toHaveBeenCalled();
  expect(items()).toHaveLength(0);
  await act(async () =>
    document.querySelector<HTMLElement>("[data-card=anna] [aria-haspopup=menu]")?.click(),
  );
  expect(items().map((item) => item.textContent)).toContain(words.acts.reject);
});
