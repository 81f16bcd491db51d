import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import { describe } from "vitest";
import { draw } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { testShowsBothVersions } from "../../test/testShowsBothVersions.ts";
import { NoteSheet } from "./NoteSheet.tsx";
import words from "./notes.en.json";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const AT = "2026-01-01T00:00:00.000Z";
const NOTE: CandidateNote = {
  id: ID,
  user_id: ID,
  title: "Growth",
  description: "Wants to lead a team.",
  author: null,
  created_at: AT,
  updated_at: AT,
  version: 1,
  can: ["edit"],
};

async function open() {
  const now = { ...NOTE, version: 2, title: "Growth, theirs", description: "Leads a team." };
  const sent = openServer("/candidate_notes", {
    "/candidate_notes": () => ({ data: [now], total: 1, can: [] }),
  });
  const sheet = <NoteSheet userId={ID} note={NOTE} isCandidate={false} onClose={() => undefined} />;
  return { sent, screen: await draw(sheet, { notes: words }) };
}

describe("a note", () => {
  testShowsBothVersions({
    open,
    title: words.stale,
    save: words.save,
    field: { label: words["field-title"], name: "title", theirs: "Growth, theirs" },
    taken: words["field-description"],
  });
});
