import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../candidates.en.json";
import { EraseDialog } from "./EraseDialog.tsx";

const NOTHING = { applications: 0, notes: 0, tasks: 0, files: 0, skills: 0, mails: 0, talent_pools: 0 };
const STAYS = { count: 0, names: [] as string[] };

let screen: OnScreen;
let sent: Sent[];
let answer: () => unknown;
const onDone = vi.fn();
const onClose = vi.fn();
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (ids: string[], name?: string, goes: object = {}, in_process = STAYS) => {
  const seen = { goes: { people: ids.length, ...NOTHING, ...goes }, in_process };
  sent = recordSent(({ call }) => (call.endsWith("preview") ? seen : answer()));
  screen = await draw(<EraseDialog ids={ids} name={name} onDone={onDone} onClose={onClose} />, {
    candidates: words,
  });
  await settle();
};

test("one person: what goes too is named, and the proof stays until it is closed", async () => {
  await open(["a"], "Anna", { notes: 2, files: 1 });
  expect(said()).toContain("2 notes and 1 file");
  expect(document.activeElement?.textContent).toBe("Cancel");
  answer = () => ({ user_ids: ["a"], proofs: ["p-17"] });
  await press("Delete Anna");
  expect(sent.at(-1)).toMatchObject({ body: { selection: { user_ids: ["a"] } } });
  expect(isAsked("Anna was deleted")).toBe(true);
  expect(said()).toContain("p-17");
  expect(onDone).not.toHaveBeenCalled();
  await press("Close");
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test("several: done at once, with their number", async () => {
  await open(["a", "b"], undefined, {}, { count: 1, names: ["Cas"] });
  expect(said()).toContain(words.erase.nothing);
  expect(said()).toContain("Cas stays: an application is in progress.");
  answer = () => ({ user_ids: ["a", "b"], proofs: ["p", "q"] });
  await press("Delete 2 candidates");
  expect(screen.message()).toBe("2 candidates deleted");
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a person whose application is in progress cannot be deleted", async () => {
  await open(["a"], "Anna", { people: 0 }, { count: 1, names: ["Anna"] });
  expect(said()).not.toContain(words.erase.nothing);
  expect(findButton("Delete Anna")?.disabled ?? true).toBe(true);
});

test("a refusal is said, and nothing is done", async () => {
  await open(["a"], "Anna");
  answer = () => refusal("conflict", "In progress");
  await press("Delete Anna");
  expect(said()).toContain("In progress");
  expect(onDone).not.toHaveBeenCalled();
  await press("Cancel");
  expect(onDone).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test("someone is deleted once, and the button is locked while it is under way", async () => {
  await open(["a"], "Anna");
  answer = () => new Promise(() => undefined);
  await press("Delete Anna");
  expect(findButton("Delete Anna")?.disabled).toBe(true);
  expect(sent.filter(({ call }) => call.startsWith("DELETE"))).toHaveLength(1);
});
