import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { KeyboardEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { buildCard } from "../../../test/buildCard.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import words from "../applications.en.json";
import { nextTarget, useKeyboardDrag } from "./useKeyboardDrag.ts";

const CARD = buildCard("Anna", { forward: ["Interview"], back: [] });

let screen: HookOnScreen<ReturnType<typeof useKeyboardDrag>>;
const onMove = vi.fn<(card: ApplicationCard, to: string) => void>();
const open = async (isMovable = true) => {
  screen = await drawHook(() => useKeyboardDrag(isMovable, onMove), { applications: words });
};
const key = (name: string, card = CARD) =>
  screen.run(({ onKey }) =>
    onKey(card, {
      key: name,
      currentTarget: document.body,
      preventDefault: () => undefined,
    } as unknown as KeyboardEvent),
  );
afterEach(async () => {
  await screen.remove();
  onMove.mockReset();
});

test("a card is picked up, moved over and put down", async () => {
  await open();
  await key(" ");
  expect(screen.result().lifted).toMatchObject({ card: { id: "Anna" }, over: "Application" });
  await key("ArrowRight");
  expect(screen.result().lifted?.over).toBe("Interview");
  await key(" ");
  expect(onMove).toHaveBeenCalledExactlyOnceWith(CARD, "Interview");
  expect(screen.result().lifted).toBeNull();
});

test.each(["Escape", "Tab"])("%s leaves a picked-up card where it was", async (name) => {
  await open();
  await key(" ");
  await key("ArrowRight");
  await key(name);
  expect(screen.result().lifted).toBeNull();
  expect(screen.result().said).toContain("Anna");
  await key(" ", buildCard("Bram", { forward: ["Interview"], back: [] }));
  expect(screen.result().lifted?.card.id).toBe("Bram");
  expect(onMove).not.toHaveBeenCalled();
});

test("put down where it was, a card is not moved", async () => {
  await open();
  await key(" ");
  await key(" ");
  expect(onMove).not.toHaveBeenCalled();
});

test("a card without a way, and a board of a reader, pick nothing up", async () => {
  await open();
  await key(" ", buildCard("Chris", { forward: [], back: [] }));
  expect(screen.result().lifted).toBeNull();
  await screen.remove();
  await open(false);
  await key(" ");
  expect(screen.result().lifted).toBeNull();
});

test("steps over stages that do not take the card, and stays at the ends", () => {
  const card = {
    stage: "Application",
    forward: ["Interview", "Job offer"],
    back: ["Vacancy"],
    rejection: "Rejection after application",
  } as unknown as ApplicationCard;
  expect(nextTarget(card, "Application", 1)).toBe("Interview");
  expect(nextTarget(card, "Interview", 1)).toBe("Rejection after application");
  expect(nextTarget(card, "Job offer", 1)).toBe("Job offer");
  expect(nextTarget(card, "Interview", -1)).toBe("Application");
  expect(nextTarget(card, "Vacancy", -1)).toBe("Vacancy");
});
