import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { DuplicatePair } from "@vaardig/contract/candidates/candidateMerges";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import words from "../candidates.en.json";
import { DuplicatesSheet } from "./DuplicatesSheet.tsx";

const PLAIN = {
  name: "Anna Bos",
  email: "anna@x.example",
  source: "added",
  created_at: "2026-11-01T08:00:00.000Z",
  applications: [],
};
const one = (id: string, account = false) =>
  ({ ...PLAIN, id, account }) as Partial<CandidateRow> as CandidateRow;
const pair = (more: Partial<DuplicatePair> = {}): DuplicatePair => ({
  candidates: [one("a"), one("b")],
  signs: ["phone", "name"],
  can: ["merge", "keep_apart"],
  ...more,
});

let screen: OnScreen;
let sent: Sent[];
let pairs: DuplicatePair[];
const onMerge = vi.fn();
beforeEach(() => {
  onMerge.mockReset();
  sent = recordSent(({ call }) => (call.startsWith("GET") ? { data: pairs, total: pairs.length } : {}));
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (...some: DuplicatePair[]) => {
  pairs = some;
  screen = await draw(<DuplicatesSheet onMerge={onMerge} onClose={vi.fn()} />, { candidates: words });
  await settle();
};
const { duplicates } = words;
const told = () => sent.filter(({ call }) => call.startsWith("POST"));

test("says what is the same, and compares the two in their order", async () => {
  await open(pair());
  expect(said()).toContain("same phone number and same name");
  await pressNamed(duplicates.compare);
  expect(onMerge).toHaveBeenCalledWith(["a", "b"]);
});

test("a record with an account is kept", async () => {
  const other = { candidates: [one("c", true), one("d")] };
  const both = { candidates: [one("e", true), one("f", true)] };
  await open(pair({ candidates: [one("a"), one("b", true)] }), pair(other), pair(both));
  for (const button of document.querySelectorAll("button"))
    if (button.textContent === duplicates.compare) await act(async () => button.click());
  expect(onMerge.mock.calls).toEqual([[["b", "a"]], [["c", "d"]], [["e", "f"]]]);
});

test("two people are marked as different, which can be undone", async () => {
  await open(pair());
  await pressNamed(duplicates["keep-apart"]);
  expect(told()).toMatchObject([
    { call: "POST /candidate_list/duplicates/keep_apart", body: { user_ids: ["a", "b"] } },
  ]);
  expect(screen.message()).toBe(duplicates["kept-apart"]);
  await screen.undo();
  expect(told()[1]?.call).toBe("POST /candidate_list/duplicates/suspect_again");
  expect(screen.message()).toBe(duplicates["suspected-again"]);
});

test("offers only what may be done", async () => {
  await open(pair({ can: ["suspect_again"] }));
  expect(findNamed(duplicates.compare)).toBeUndefined();
  expect(findNamed(duplicates["keep-apart"])).toBeUndefined();
  expect(findNamed(duplicates["suspect-again"])).toBeDefined();
});

test("without pairs says so, in other words where no pair was dismissed", async () => {
  await open();
  expect(said()).toContain(duplicates["none-text"]);
  expect(findNamed("Possible · 0")?.getAttribute("aria-pressed")).toBe("true");
  await pressNamed(duplicates.apart);
  expect(said()).toContain(duplicates["none-apart-text"]);
  expect(findNamed("Not duplicates · 0")?.getAttribute("aria-pressed")).toBe("true");
  expect(findNamed(duplicates.suspected)).toBeDefined();
});

test("two people are told apart once, and the buttons are locked while it is under way", async () => {
  await open(pair());
  sent = recordSent(() => new Promise(() => undefined));
  await pressNamed(duplicates["keep-apart"]);
  expect(findNamed(duplicates["keep-apart"])?.hasAttribute("disabled")).toBe(true);
  expect(told()).toHaveLength(1);
});
