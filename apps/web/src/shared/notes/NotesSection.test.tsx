import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, fieldOf, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import { testRefetches } from "../../test/testRefetches.ts";
import { NotesSection } from "./NotesSection.tsx";
import words from "./notes.en.json";

const note = (more: Partial<CandidateNote> = {}): CandidateNote => ({
  id: "n",
  user_id: "ann",
  title: "First call",
  description: "Likes harbours",
  author: { id: "bo", name: "Bo Prins", photo_url: null },
  created_at: "2026-11-01T08:00:00.000Z",
  updated_at: "2026-11-02T08:00:00.000Z",
  version: 1,
  can: ["edit", "delete"],
  ...more,
});
let screen: OnScreen | undefined;
let server: ReturnType<typeof serve>;
let notes: { data: CandidateNote[]; total: number; can: string[] };
beforeEach(() => {
  notes = { data: [note()], total: 6, can: ["add"] };
});
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const section = (isCandidate = true) =>
  draw(<NotesSection userId="ann" isCandidate={isCandidate} />, { notes: words });
const open = async (isCandidate = true) => {
  server = serve({ "GET /candidate_notes": () => notes, "DELETE /candidate_notes": () => ({}) });
  screen = await section(isCandidate);
  await settle();
};
const EDIT = words.edit.replace("{{title}}", "First call");
const DELETE = words.delete.replace("{{title}}", "First call");

test("notes about the person are read page by page, and say who reads them", async () => {
  await open();
  expect(said()).toContain(words["help-candidate"]);
  await pressNamed("Next page");
  expect(server.reads("/candidate_notes")).toEqual([
    { user_id: "ann", page: "0", size: "5" },
    { user_id: "ann", page: "1", size: "5" },
  ]);
  await screen?.remove();
  await open(false);
  expect(said()).toContain(words.help);
});

test("a note is edited and deleted by someone who may, and added by someone who may add", async () => {
  await open();
  await pressNamed(EDIT);
  expect(fieldOf(words["field-title"]).value).toBe("First call");
  await pressNamed("Close");
  await press(words.add);
  expect(fieldOf(words["field-title"]).value).toBe("");
  await pressNamed("Close");
  await pressNamed(DELETE);
  await settle();
  expect(server.commands()).toEqual([
    { call: "DELETE /candidate_notes", query: { id: "n", user_id: "ann" } },
  ]);
  await screen?.remove();
  notes = { ...notes, data: [note({ can: [] })], can: [] };
  await open();
  for (const name of [EDIT, DELETE]) expect(findNamed(name)).toBeUndefined();
  expect(findButton(words.add)).toBeUndefined();
});

test("a note tells its author, also one who left, and that it was edited only when it was", async () => {
  await open();
  expect(said()).toContain("Bo Prins");
  expect(said()).not.toContain("edited");
  await screen?.remove();
  notes = { ...notes, data: [note({ author: null, version: 2 })] };
  await open();
  expect(said()).toContain(words["former-colleague"]);
  expect(said()).toContain("edited");
});

test("without notes it says so", async () => {
  notes = { data: [], total: 0, can: [] };
  await open();
  expect(said()).toContain(words.empty);
  expect(findNamed("Next page")).toBeUndefined();
});

testRefetches({
  open: section,
  call: "GET /candidate_notes",
  answer: () => ({ data: [note()], total: 1, can: [] }),
  failed: words["not-loaded"],
  shown: "First call",
});
