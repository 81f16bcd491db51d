import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent } from "../../../test/recordSent.ts";
import words from "../candidates.en.json";
import { useSetOwner } from "./useSetOwner.ts";

let screen: HookOnScreen<ReturnType<typeof useSetOwner>>;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function open(changed: { user_id: string; owner_id: string | null }[]) {
  const sent = recordSent(() => ({ changed }));
  screen = await drawHook(useSetOwner, { candidates: words });
  return sent;
}
const change = (user_ids: string[], owner_id: string | null) => ({ selection: { user_ids }, owner_id });

test("undo gives each person the owner they had before, and leaves who did not change", async () => {
  const sent = await open([
    { user_id: "ann", owner_id: "rita" },
    { user_id: "bo", owner_id: null },
    { user_id: "cas", owner_id: "rita" },
  ]);
  const all = ["ann", "bo", "cas", "dirk"];
  await screen.run(({ set }) => set(all, { id: "ilona", name: "Ilona" }));
  expect(screen.message()).toBe("Ilona now owns 3 candidates");
  await screen.undo();
  expect(sent.map(({ body }) => body)).toEqual([
    change(all, "ilona"),
    change(["ann", "cas"], "rita"),
    change(["bo"], null),
  ]);
});

test("nothing changed is said, and has no undo", async () => {
  const sent = await open([]);
  await screen.run(({ set }) => set(["ann"], null));
  expect(screen.message()).toBe(words.owner.same);
  await screen.undo();
  expect(sent).toHaveLength(1);
});
