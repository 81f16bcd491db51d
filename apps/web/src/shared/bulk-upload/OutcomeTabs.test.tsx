import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { afterEach, expect, test, vi } from "vitest";
import { pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import words from "./bulk-upload.en.json";
import { OutcomeTabs } from "./OutcomeTabs.tsx";

const upload = (more: Partial<BulkUpload> = {}): BulkUpload => ({
  id: "u",
  kind: "employees",
  state: "checked",
  file_name: "people.csv",
  total: 4,
  done: 4,
  counts: { new: 0, changed: 0, unchanged: 3, error: 1 },
  columns: [],
  ignored: [],
  hints: {},
  problem: null,
  created_at: "2026-11-01T08:00:00.000Z",
  finished_at: null,
  can: ["repair"],
  ...more,
});
let screen: OnScreen;
let server: ReturnType<typeof serve>;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (more: Partial<BulkUpload> = {}) => {
  server = serve({
    "GET /bulk_upload/rows": () => ({ data: [], total: 0 }),
    "GET /bulk_upload/causes": () => ({ data: [], total: 0 }),
  });
  screen = await draw(<OutcomeTabs upload={upload(more)} />, { "bulk-upload": words });
  await settle();
};
const selected = () => document.querySelector("[role=tab][aria-selected=true]")?.textContent;
const calls = () => new Set(server.all.map(({ call }) => call));

test("the first outcome that has rows is open, and another reads its own", async () => {
  await open();
  expect(selected()).toBe(`${words.outcomes.error} · 1`);
  expect(said()).toContain(words["errors-help"]);
  await pressNamed(`${words.outcomes.unchanged} · 3`);
  expect(server.reads("/bulk_upload/rows").map(({ outcome }) => outcome)).toEqual(["error", "unchanged"]);
  expect(said()).not.toContain(words["errors-help"]);
  await screen.remove();
  await open({ counts: { new: 0, changed: 0, unchanged: 0, error: 0 } });
  expect(selected()).toBe(`${words.outcomes.new} · 0`);
});

test("causes of errors are read only for someone who may repair them", async () => {
  await open();
  expect([...calls()].some((call) => call.includes("causes"))).toBe(true);
  await screen.remove();
  await open({ can: [] });
  expect(said()).toContain(words["errors-help"]);
  expect([...calls()].some((call) => call.includes("causes"))).toBe(false);
});

test("without errors the tab of errors offers no file of them", async () => {
  await open({ counts: { new: 1, changed: 0, unchanged: 0, error: 0 } });
  await pressNamed(`${words.outcomes.error} · 0`);
  expect(said()).not.toContain(words["errors-help"]);
  expect([...calls()].some((call) => call.includes("causes"))).toBe(false);
});
