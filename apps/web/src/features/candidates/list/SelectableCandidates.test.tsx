import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import listWords from "../../../lib/words/list.en.json";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { useListDisplay } from "../../../ui/list/useListDisplay.ts";
import { usePersonActs } from "../act/usePersonActs.ts";
import { useListCandidatesQuery } from "../candidates.api.ts";
import words from "../candidates.en.json";
import * as names from "./CandidateName.tsx";
import { LIST_DISPLAY } from "./columns.ts";
import { SelectableCandidates } from "./SelectableCandidates.tsx";
import { useCandidateFilter } from "./useCandidateFilter.ts";

const person = (id: number, name: string) =>
  ({
    id: `019b0000-0000-7000-8000-00000000000${id}`,
    name,
    email: `${id}@mail.example`,
    skills: [],
    applications: [],
    applications_count: 0,
    unsubscribed_at: null,
    source: "added",
    created_at: "2026-11-01T08:00:00.000Z",
    retention: { state: "in_process", until: null, days_left: null },
    can: [],
  }) as unknown as CandidateRow;
const people = [person(1, "Noor Visser"), person(2, "Jan Smit"), person(3, "Ada Bos")];
const drawn = vi.fn();

function Filters() {
  drawn();
  return null;
}

function Page() {
  const filtering = useCandidateFilter();
  const look = useListDisplay(LIST_DISPLAY);
  const read = useListCandidatesQuery({ query: {} });
  const acts = usePersonActs();
  const [filters] = useState(<Filters />);
  return (
    <SelectableCandidates
      {...acts}
      title="Candidates"
      description=""
      action={null}
      filters={filters}
      look={look}
      filtering={filtering}
      read={read}
    />
  );
}

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("ticked candidates can be merged when they are two; a tick leaves the filters and the other rows as they are", async () => {
  stubServer({
    "GET /candidate_list/candidates": () => ({ data: people, total: 3, can: ["add_to_job", "merge"] }),
  });
  screen = await draw(<Page />, { candidates: words, list: listWords });
  const box = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[aria-label="Select ${name}"]`);
  await vi.waitFor(() => expect(box("Ada Bos")).not.toBeNull());
  const tick = (name: string) => act(async () => box(name)?.click());
  drawn.mockClear();
  const drawnName = vi.spyOn(names, "CandidateName");
  await tick("Noor Visser");
  expect(said()).toContain(words.actions.add_to_job);
  expect(said()).not.toContain(words.actions.merge);
  expect(drawn).not.toHaveBeenCalled();
  const redrawn = drawnName.mock.calls.map(([{ person: one }]) => one.name);
  expect(redrawn).not.toContain("Jan Smit");
  await tick("Jan Smit");
  expect(said()).toContain(words.actions.merge);
  await tick("Ada Bos");
  expect(said()).not.toContain(words.actions.merge);
});
