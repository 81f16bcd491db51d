import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../skill-catalogue.en.json";
import { DecisionBar } from "./DecisionBar.tsx";

const SQL = {
  id: "other",
  name: "SQL",
  matched: "SQL",
  status: "approved",
  kind: "skill",
  group_id: null,
  group_name: null,
};
const PROPOSED = { id: "s", version: 2, name: "Postgres", proposed_by: "Anna", similar: [] };

let screen: OnScreen | undefined;
let sent: Sent[];
let answer: () => unknown;
const onDone = vi.fn();
const open = async (more: object = {}) => {
  await screen?.remove();
  sent = recordSent(({ call }) => (call.endsWith("/undo") ? { from: { name: "Postgres" } } : answer()));
  const skill = { ...PROPOSED, ...more } as unknown as SkillDetail;
  screen = await draw(<DecisionBar {...{ skill, onDone }} />, { "skill-catalogue": words });
};
beforeEach(() => {
  answer = () => ({ merge_id: null });
  onDone.mockClear();
});
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

test("a proposal is approved at once, under the name of who made it", async () => {
  await open();
  expect(said()).toContain("Anna proposed this skill");
  await press("Approve");
  expect(sent[0]?.body).toEqual({ id: "s", version: 2, decision: "approve" });
  expect(screen?.message()).toBe("Postgres has been approved");
  expect(onDone).toHaveBeenCalledTimes(1);
  await open({ proposed_by: null });
  expect(said()).toContain("Proposed");
  expect(said()).not.toContain("Anna");
});

test("declining asks first; a refusal is said, and the proposal stays", async () => {
  answer = () => refusal("stale_version", "Already decided");
  await open();
  await press("Decline");
  expect(sent).toHaveLength(0);
  expect(isAsked("Decline Postgres")).toBe(true);
  const confirm = [
    ...document.querySelectorAll<HTMLElement>("[role=alertdialog] button, [role=dialog] button"),
  ];

  await act(async () => confirm.at(-1)?.click());
  await settle();
  expect(sent[0]?.body).toEqual({ id: "s", version: 2, decision: "decline" });
  expect(screen?.message()).toBe("Already decided");
  expect(onDone).not.toHaveBeenCalled();
});

test("its name can refer to a similar skill instead, which can be undone", async () => {
  answer = () => ({ merge_id: "m" });
  await open({ similar: [SQL] });
  await press("Use SQL instead");
  expect(sent[0]?.body).toEqual({ id: "s", version: 2, decision: "decline", into_id: "other" });
  expect(screen?.message()).toBe("Postgres now refers to SQL");
  await screen?.undo();
  expect(sent.at(-1)?.body).toEqual({ id: "m" });
});

test("a proposal is decided once", async () => {
  answer = () => new Promise(() => undefined);
  await open();
  await press("Approve");
  expect(["Approve", "Decline"].map((name) => findButton(name)?.disabled)).toEqual([true, true]);
  expect(sent).toHaveLength(1);
});
