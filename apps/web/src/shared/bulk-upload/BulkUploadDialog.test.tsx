import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { findNamed, said } from "../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer, writes } from "../../test/stubServer.ts";
import invite from "../invite/invite.en.json";
import { BulkUploadChip } from "./BulkUploadChip.tsx";
import { BulkUploadDialog } from "./BulkUploadDialog.tsx";
import words from "./bulk-upload.en.json";

const UPLOAD: BulkUpload = {
  id: "u",
  kind: "employees",
  state: "applying",
  file_name: "people.csv",
  total: 4,
  done: 1,
  counts: { new: 2, changed: 0, unchanged: 1, error: 1 },
  columns: [],
  ignored: [],
  hints: {},
  problem: null,
  created_at: "2026-11-01T08:00:00.000Z",
  finished_at: null,
  can: ["cancel"],
};
type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
let upload: BulkUpload | undefined;
const onOpen = vi.fn();
beforeEach(() => {
  localStorage.clear();
  onOpen.mockReset();
});
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const show = async (
  part: React.ReactNode,
  now: Partial<BulkUpload> | undefined,
  answers: Answers = {},
): Promise<Asked> => {
  await screen?.remove();
  upload = now && { ...UPLOAD, ...now };
  const asked = stubServer({
    "GET /bulk_upload": () => ({ data: upload ? [upload] : [], total: upload ? 1 : 0 }),
    "GET /bulk_upload/rows": () => ({ data: [], total: 0 }),
    ...answers,
  });
  screen = await draw(part, { "bulk-upload": words, invite });
  await settle();
  return asked;
};

describe("the chip of an upload", () => {
  const chip = (open = false) => <BulkUploadChip kind="employees" open={open} onOpen={onOpen} />;

  test("shows how far it is, and opens a finished one as such, until it was seen", async () => {
    const asked = await show(chip(), {});
    expect(asked[0]?.query).toEqual({ kind: "employees", size: "1" });
    expect(said()).toBe("Applying 1 of 4");
    await show(chip(), { state: "applied" });
    await act(async () => findNamed(words.chip.applied)?.click());
    expect(onOpen).toHaveBeenCalledWith("u");
    await show(chip(true), { state: "applied" });
    await show(chip(), { state: "applied" });
    expect(said()).toBe("");
  });

  test("is none without an upload, or for one that was cancelled", async () => {
    await show(chip(), undefined);
    expect(said()).toBe("");
    await show(chip(), { state: "cancelled" });
    expect(said()).toBe("");
    await show(chip(), { state: "checked" });
    await act(async () => findNamed(words.chip.checked)?.click());
    expect(onOpen).toHaveBeenCalledWith(undefined);
  });
});

describe("the dialog of an upload", () => {
  const onClose = vi.fn();
  const dialog = (finished?: string) => (
    <BulkUploadDialog open kind="employees" finished={finished} onClose={onClose} />
  );

  test("follows one that is running, can stop it, and ends with what became of its rows", async () => {
    const asked = await show(dialog(), {}, { "DELETE /bulk_upload": refused(409) });
    expect(said()).toContain("Applying people.csv");
    expect(said()).toContain("1 of 4 rows");
    expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toBe("25");
    await press(words.stop);
    expect(writes(asked)[0]).toEqual({ call: "DELETE /bulk_upload", query: { id: "u" } });
    // Refused, because the work was done first.
    expect(screen?.message()).toBe("");
    upload = { ...UPLOAD, state: "applied", can: ["invite"] };
    await settle(1100);
    expect(said()).toContain("people.csv was applied2 added, 1 unchanged and 1 skipped");
    expect(findButton("Invite 2 people")).toBeDefined();
    await press(words.another);
    expect(said()).toContain(words.about.employees);
    expect(said()).toContain("Latest upload: people.csv");
    await press(words["latest-show"]);
    await press("Invite 2 people");
    expect(said()).not.toContain("was applied");
  });

  test("shows a finished one only when it was asked for", async () => {
    await show(dialog(), { state: "applied" });
    expect(said()).toContain(words.drop);
    await show(dialog("u"), { state: "applied" });
    expect(said()).toContain("was applied");
    expect(findButton("Close")).toBeDefined();
  });

  test("says why a file could not be used", async () => {
    const problem = { code: "missing_columns", message: "Not complete", columns: ["email", "own"] };
    await show(dialog("u"), { state: "refused", problem });
    expect(said()).toContain("Not completeMissing columns: email (Email) and own (own)");
    await show(dialog("u"), { state: "refused", problem: { ...problem, columns: [] } });
    expect(said()).toContain("Not complete");
    expect(said()).not.toContain("Missing columns");
    await show(dialog("u"), { state: "failed", problem });
    expect(said()).toContain(words.failed);
  });

  test.each([
    [new File(["x"], "people.pdf"), words.problems["wrong-type"]],
    [new File([], "people.csv"), words.problems.empty],
  ])("refuses %s before it is sent", async (file, told) => {
    const asked = await show(dialog(), undefined);
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    await act(async () => {
      Object.defineProperty(input, "files", { value: [file] });
      input?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await settle();
    expect(said()).toContain(told);
    expect(writes(asked)).toHaveLength(0);
  });
});
