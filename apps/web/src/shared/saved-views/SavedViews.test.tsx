import { afterEach, expect, test, vi } from "vitest";
import { drawPage, pressNamed, said } from "../../test/drawPage.tsx";
import type { OnScreen } from "../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import { SavedViews } from "./SavedViews.tsx";
import words from "./saved-views.en.json";

const view = { id: "v1", name: "Care", search: "q=care", digest: "weekly", missing_department: null };
let screen: OnScreen;
let answers: Record<string, () => unknown>;
let sent: Sent[];
async function open(of: "jobs" | "candidates") {
  const views = [{ ...view, screen: of }];
  answers = {
    "GET /saved_views": () => ({ data: views, total: 1 }),
    "DELETE /saved_views": () => ({}),
    "POST /saved_views": () => view,
  };
  sent = recordSent(({ call }) => answers[call]?.());
  screen = await drawPage(() => <SavedViews screen={of} search="q=care" />, {}, { "saved-views": words });
  await pressNamed(/Care/);
}
const added = () => sent.filter(({ call }) => call === "POST /saved_views").map(({ body }) => body);
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a deleted search comes back as it was, with its emails; a failed undo is shown", async () => {
  await open("jobs");
  await pressNamed("Delete “Care”");
  expect(screen.message()).toBe("“Care” was deleted");
  answers["POST /saved_views"] = () => refusal("conflict", "You have 50 already");
  await screen.undo();
  expect(added()).toEqual([{ screen: "jobs", name: "Care", search: "q=care", digest: "weekly" }]);
  expect(screen.message()).toBe("You have 50 already");
});

test("a refused deletion is shown, and nothing is said to be deleted", async () => {
  await open("candidates");
  expect(said()).toContain("Views · Care");
  answers["DELETE /saved_views"] = () => refusal("conflict", "Out of order");
  await pressNamed("Delete “Care”");
  expect(screen.message()).toBe("Out of order");
});
