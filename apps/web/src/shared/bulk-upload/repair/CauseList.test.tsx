import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { UploadCause } from "@vaardig/contract/bulk-uploads/repairs";
import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { choose, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { openServer, type Save } from "../../../test/openServer.ts";
import words from "../bulk-upload.en.json";
import { CauseList } from "./CauseList.tsx";

let screen: OnScreen | undefined;
let saves: Save[] = [];
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

const id = "0190a000-0000-7000-8000-000000000001";
const unknown: UploadCause = {
  column: "department",
  value: "Finanse",
  message: "This department does not exist",
  rows: 14,
  can: ["replace", "clear", "create"],
};
const single: UploadCause = { ...unknown, column: "email", value: "", message: "No address", can: [] };
const upload: BulkUpload = {
  id,
  kind: "employees",
  state: "checked",
  file_name: "people.csv",
  total: 14,
  done: 14,
  counts: { new: 0, changed: 0, unchanged: 0, error: 14 },
  columns: [],
  ignored: [],
  hints: {},
  problem: null,
  finished_at: null,
  can: ["cancel", "repair"],
  created_at: "2026-03-01T09:00:00.000Z",
};

async function open(savedAt = "/bulk_upload/repair") {
  const list = (data: unknown[]) => ({ data, total: data.length, can: [] });
  saves = openServer(savedAt, {
    "/bulk_upload/causes": () => list([unknown, single]),
    "/department": () => list([{ id, name: "Finance" }]),
  });
  screen = await drawPage(() => <CauseList upload={upload} />, {}, { "bulk-upload": words });
  await settle();
}

test("one answer is sent for all rows of a value, and what has no one answer is not asked", async () => {
  await open();
  expect(said()).toContain("Department “Finanse” in 14 rows");
  expect(said()).not.toContain(single.message);
  await type("What “Finanse” means", "Fin");
  await choose("Finance");
  await press("Use for 14 rows");
  const corrections = [{ column: "department", from: "Finanse", to: "Finance" }];
  expect(saves[0]?.body).toEqual({ id, corrections });
});

test("a value may be left out, and says why it cannot", async () => {
  await open();
  await press(words.repair.clear);
  expect(saves[0]?.body).toEqual({ id, corrections: [{ column: "department", from: "Finanse", to: "" }] });
  await saves[0]?.refuse(409, "conflict");
  expect(said()).toContain("Refused");
});

test("a department is made under the name that the file gives it", async () => {
  await open("/department");
  await press("Create “Finanse”");
  expect(saves[0]?.body).toEqual({ name: "Finanse" });
});
