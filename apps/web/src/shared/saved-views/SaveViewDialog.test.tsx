import type { SavedView, SavedViewScreen } from "@vaardig/contract/saved-views/savedViews";
import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said } from "../../test/drawPage.tsx";
import { fieldOf, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { openServer, type Save } from "../../test/openServer.ts";
import { SaveViewDialog } from "./SaveViewDialog.tsx";
import words from "./saved-views.en.json";

let screen: OnScreen | undefined;
let saves: Save[] = [];
const onClose = vi.fn();
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
  onClose.mockClear();
});

const view = (overrides: Partial<SavedView> = {}): SavedView => ({
  id: "0190a000-0000-7000-8000-000000000001",
  screen: "jobs",
  name: "Care",
  search: "q=care",
  digest: "none",
  next_digest_at: null,
  missing_department: null,
  created_at: "2026-03-01T09:00:00.000Z",
  ...overrides,
});
async function open(of: SavedViewScreen, more: { views?: SavedView[]; renamed?: SavedView } = {}) {
  saves = openServer("/saved_views");
  const Dialog = () => (
    <SaveViewDialog screen={of} search="q=nurse" views={more.views ?? []} onClose={onClose} {...more} />
  );
  screen = await drawPage(Dialog, {}, { "saved-views": words });
}

test("asks for a name, and keeps a search for jobs with how often it is emailed", async () => {
  await open("jobs");
  await press(words["save-search"]);
  expect(saves).toEqual([]);
  expect(said()).toContain("This field is required");
  await type(words.name, "Nurse nearby");
  await press(words["save-search"]);
  expect(saves[0]?.body).toEqual({
    screen: "jobs",
    name: "Nurse nearby",
    search: "q=nurse",
    digest: "weekly",
  });
  await saves[0]?.answer(view());
  expect(onClose).toHaveBeenCalledOnce();
});

test("of another screen sends no digest", async () => {
  await open("candidates");
  expect(said()).not.toContain(words.digest.ask);
  await type(words.name, "Zwolle");
  await press(words.save);
  expect(saves[0]?.body).toEqual({ screen: "candidates", name: "Zwolle", search: "q=nurse" });
});

test("says that a view of that name is replaced", async () => {
  await open("jobs", { views: [view()] });
  await type(words.name, " care ");
  expect(said()).toContain(words.replaces);
  await press(words.replace);
  expect(saves[0]?.body).toMatchObject({ name: "care", search: "q=nurse" });
});

test("keeps what was typed when it is refused", async () => {
  await open("jobs");
  await type(words.name, "Nurse nearby");
  await press(words["save-search"]);
  await saves[0]?.refuse(400, "validation_failed", { name: "You have 50 already" });
  await settle();
  expect(said()).toContain("You have 50 already");
  expect(fieldOf(words.name).value).toBe("Nurse nearby");
  expect(onClose).not.toHaveBeenCalled();
});

test("the undo of a replaced view brings back its search and how often it is emailed", async () => {
  await open("jobs", { views: [view({ digest: "daily" })] });
  await type(words.name, "Care");
  await press(words.replace);
  await saves[0]?.answer(view());
  await screen?.undo();
  expect(saves[1]?.body).toEqual({ screen: "jobs", name: "Care", search: "q=care", digest: "daily" });
});
