import type { UploadCause } from "@vaardig/contract/bulk-uploads/repairs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose, draw, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import words from "../bulk-upload.en.json";
import { CauseRow } from "./CauseRow.tsx";

const CAUSE: UploadCause = {
  column: "department",
  value: "Finanse",
  message: "This department does not exist",
  rows: 14,
  can: ["replace"],
};
const CREATE = words.repair.create.replace("{{value}}", "Finanse");
const USE = words.repair.use_other.replace("{{count}}", "14");
let screen: OnScreen;
const repair = { isBusy: false, problem: null, replace: vi.fn(), create: vi.fn() };
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (can: UploadCause["can"], isBusy = false) => {
  serve({ "GET /department": () => ({ data: [{ id: "f", name: "Finance" }], total: 1, can: [] }) });
  const model = { ...repair, isBusy } as unknown as Parameters<typeof CauseRow>[0]["repair"];
  screen = await draw(<CauseRow cause={{ ...CAUSE, can }} repair={model} />, { "bulk-upload": words });
  await settle();
};

test("a value is only made or left out where that may be done", async () => {
  await open(["replace"]);
  expect(findButton(CREATE)).toBeUndefined();
  expect(findButton(words.repair.clear)).toBeUndefined();
  await screen.remove();
  await open(["replace", "create", "clear"]);
  await press(CREATE);
  expect(repair.create).toHaveBeenCalledOnce();
  await press(words.repair.clear);
  expect(repair.replace.mock.calls.map(([, to]) => to)).toEqual([""]);
});

test("a meaning is used once it is chosen, and not while another is under way", async () => {
  await open(["replace"]);
  expect(findButton(USE)?.disabled).toBe(true);
  await type(words.repair.meant.replace("{{value}}", "Finanse"), "Fin");
  await choose("Finance");
  expect(findButton(USE)?.disabled).toBe(false);
  await press(USE);
  expect(repair.replace).toHaveBeenCalledOnce();
  await screen.remove();
  await open(["replace", "create", "clear"], true);
  for (const name of [USE, CREATE, words.repair.clear]) expect(findButton(name)?.disabled).toBe(true);
});
