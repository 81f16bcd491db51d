import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../test/recordSent.ts";
import words from "./bulk-upload.en.json";
import { CheckedStep } from "./CheckedStep.tsx";

const NONE = { new: 0, changed: 0, unchanged: 0, error: 0 };
const UPLOAD: BulkUpload = {
  id: "u",
  kind: "employees",
  state: "checked",
  file_name: "people.csv",
  total: 3,
  done: 3,
  counts: NONE,
  columns: [],
  ignored: [],
  hints: {},
  problem: null,
  created_at: "2026-11-01T08:00:00.000Z",
  finished_at: null,
  can: ["cancel"],
};

let screen: OnScreen | undefined;
let sent: Sent[];
let refuse: boolean;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  refuse = false;
  sent = recordSent(({ call }) => {
    if (call === "GET /bulk_upload/rows") return { data: [], total: 0 };
    const failure = { success: false, message: "Gone", code: "conflict", request_id: "r" };
    return refuse ? Response.json(failure, { status: 409 }) : UPLOAD;
  });
});
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const open = async ({ counts, ...more }: Partial<Omit<BulkUpload, "counts">> & { counts?: object } = {}) => {
  const upload = { ...UPLOAD, ...more, counts: { ...NONE, ...counts } };
  screen = await draw(<CheckedStep upload={upload} onClose={onClose} />, { "bulk-upload": words });
  await settle();
};
const alert = () => document.querySelector("[role=alert]");
const writes = () => sent.filter(({ call }) => !call.startsWith("GET"));

test.each([
  ["employees", {}, words["no-rows"]],
  ["courses", {}, words["no-rows-courses"]],
  ["certificates", {}, words["no-rows-certificates"]],
  ["employees", { unchanged: 2 }, words.same],
  ["employees", { unchanged: 2, error: 1 }, words["same-and-errors"]],
  ["employees", { error: 1 }, words["only-errors"]],
] as const)("%s with the rows %j: why nothing can be confirmed", async (kind, counts, reason) => {
  await open({ kind, counts });
  expect(alert()?.textContent).toBe(reason);
  expect(alert()?.className.includes("Success")).toBe(reason === words.same);
  await press("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ["employees", { new: 2 }, "Add 2 people"],
  ["employees", { changed: 1 }, "Change 1 person"],
  ["employees", { new: 2, changed: 1, error: 4 }, "Add 2, change 1"],
  ["courses", { new: 1 }, "Add 1 course"],
  ["certificates", { changed: 2 }, "Change 2 certificates"],
  ["skill_matrix", { new: 2, changed: 1 }, "Apply 3 rows"],
] as const)(
  "%s with the rows %j: the button says what it does, and does it",
  async (kind, counts, button) => {
    await open({ kind, counts, can: ["confirm", "cancel"] });
    expect(alert()).toBeNull();
    expect(findButton("Close")).toBeUndefined();
    await press(button);
    expect(writes()).toMatchObject([{ body: { id: "u" } }]);
  },
);

test("columns that are not used are named, with what was meant", async () => {
  await open({ can: ["confirm"], ignored: ["Mail", "Shoe"], hints: { Mail: "Did you mean Email?" } });
  expect(said()).toContain("These columns are not used: Mail and Shoe");
  expect([...document.querySelectorAll("li")].map((one) => one.textContent)).toEqual([
    "Mail: Did you mean Email?",
  ]);
});

test("a discarded upload is confirmed, and a refusal is shown instead", async () => {
  refuse = true;
  await open({ can: ["confirm", "cancel"], counts: { new: 1 } });
  await press(words.discard);
  expect(alert()?.textContent).toBe("Gone");
  expect(screen?.message()).toBe("");
  refuse = false;
  await press(words.discard);
  expect(screen?.message()).toBe(words.discarded);
});
