// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { stubServer } from "../../test/stubServer.ts";
import { PausedContext } from "../../ui/whilePaused.ts";
import { AddToTalentPoolDialog } from "./AddToTalentPoolDialog.tsx";
import words from "./add-to.en.json";

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
