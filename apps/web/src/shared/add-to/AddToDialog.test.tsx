import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, press } from "../../test/onScreen.tsx";
import { stubServer } from "../../test/stubServer.ts";
import { PausedContext } from "../../ui/whilePaused.ts";
import { AddToDialog } from "./AddToDialog.tsx";
import { AddToTalentPoolDialog } from "./AddToTalentPoolDialog.tsx";
import words from "./add-to.en.json";
import { usePicks } from "./usePicks.ts";

const WARNING = "Nothing can be saved";
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test.each([true, false])(
  "says before anyone picks or types that nothing can be saved (paused: %s)",
  async (isPaused) => {
    stubServer({ "GET /talent_pools": () => ({ data: [], total: 0 }) });
    screen = await draw(
      <PausedContext value={isPaused ? <p>{WARNING}</p> : null}>
        <AddToTalentPoolDialog selection={{ user_ids: [] }} count={1} name="Ann" onClose={() => undefined} />
      </PausedContext>,
      { "add-to": words },
    );
    expect(said().includes(WARNING)).toBe(isPaused);
    expect(said()).toContain(words.pools.new);
  },
);

test("a refusal is shown and leaves the dialog open; it closes once the people are added", async () => {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const refusal = { status: 409, code: "conflict", message: "The pool is gone" };
  const onAdd = vi.fn(async (_ids: string[]) => "Added").mockRejectedValueOnce(refusal);
  const given = {
    title: "Add",
    text: "",
    confirm: "Add them",
    label: "Pools",
    searchLabel: "Search",
    none: "None",
  };
  const read = {
    choices: [{ id: "p", name: "Pool", about: "" }],
    total: 1,
    error: null,
    onRetry: vi.fn(),
    isBusy: false,
  };
  function Page() {
    const picks = usePicks("Pick one", ["p"], () => undefined);
    return <AddToDialog {...given} {...read} {...{ picks, onAdd, onClose, onDone }} />;
  }
  screen = await draw(<Page />, { "add-to": words });
  await press("Add them");
  expect(said()).toContain("The pool is gone");
  expect(onClose).not.toHaveBeenCalled();
  await press("Add them");
  expect(onAdd.mock.calls).toEqual([[["p"]], [["p"]]]);
  expect(screen.message()).toBe("Added");
  expect([onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
