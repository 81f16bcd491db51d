import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import words from "../candidates.en.json";
import { useConsent } from "./useConsent.ts";

const ANN = { id: "ann", name: "Ann Bos" };
const named = (text: string) => text.replace("{{name}}", ANN.name);

let screen: HookOnScreen<ReturnType<typeof useConsent>>;
let sent: Sent[];
async function open(answer: object = {}) {
  sent = recordSent(() => answer);
  screen = await drawHook(useConsent, { candidates: words });
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test.each([
  [true, words.consent.noted, words.consent.withdrawn],
  [false, words.consent.withdrawn, words.consent.noted],
])("an answer of %s is recorded, and undo records the opposite", async (given, told, undone) => {
  await open();
  await screen.run(({ save }) => save(ANN, given));
  expect(screen.message()).toBe(named(told));
  await screen.undo();
  expect(screen.message()).toBe(named(undone));
  expect(sent.map(({ body }) => body)).toEqual([
    { user_id: ANN.id, given },
    { user_id: ANN.id, given: !given },
  ]);
});

test("who was not asked is named with the reason", async () => {
  await open({ asked: 1, no_address: ["Bo Smit"], unsubscribed: ["Cas Mol", "Dirk Kok"] });
  await screen.run(({ ask }) => ask(["ann", "bo", "cas", "dirk"]));
  expect(sent[0]?.key).toMatch(/./);
  expect(screen.message()).toContain("Bo Smit");
  expect(screen.message()).toContain("Cas Mol and Dirk Kok");
});
