import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent } from "../../test/recordSent.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import words from "./notes.en.json";
import { useNoteActions } from "./useNoteActions.ts";

const SELF = signedInAs("moderator").auth().user?.id ?? "";
const noteOf = (author: string): CandidateNote => ({
  id: "note",
  user_id: "ann",
  title: "First call",
  description: "Likes harbours",
  author: { id: author, name: "Somebody", photo_url: null },
  created_at: "2026-11-01T08:00:00.000Z",
  updated_at: "2026-11-01T08:00:00.000Z",
  version: 1,
  can: [],
});

let screen: HookOnScreen<ReturnType<typeof useNoteActions>>;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function removed(author: string) {
  const sent = recordSent(() => ({}));
  screen = await drawHook(useNoteActions, { notes: words }, signedInAs("moderator"));
  await screen.run(({ remove }) => remove(noteOf(author)));
  expect(screen.message()).toBe(words.deleted);
  await screen.undo();
  return sent.map(({ call, body }) => [call, body]);
}

test("one's own note is written again by undo", async () => {
  expect(await removed(SELF)).toEqual([
    ["DELETE /candidate_notes", {}],
    ["POST /candidate_notes", { user_id: "ann", title: "First call", description: "Likes harbours" }],
  ]);
});

test("someone else's note has no undo, which would make it the reader's", async () => {
  expect(await removed("someone else")).toHaveLength(1);
});
