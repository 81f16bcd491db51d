import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import type { MatchSummary } from "@vaardig/contract/matching";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../goals.en.json";
import { ConfirmLevelsSheet } from "./ConfirmLevelsSheet.tsx";

const match = (score: number): MatchSummary => ({ score, band: "high", capped: false, provisional: false });

function proposal(id: string, name: string, skill: string, [now, reached] = [0.6, 0.7]): LevelProposal {
  return {
    id,
    person: { id: name, name, photo_url: null },
    skill: { id: skill, name: skill, kind: "skill", group_id: null, group_name: null },
    level: 4,
    current: 3,
    required: 4,
    goal: { id: null, name: "Grow" },
    action: null,
    evidence: `${name} did ${skill}`,
    job: { name: "Data analyst", now: match(now ?? 0), reached: match(reached ?? 0) },
    declined: null,
    created_at: "2026-11-01T09:00:00.000Z",
    can: ["confirm", "decline"],
  };
}

let screen: OnScreen;
let drop: (id: string) => void;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(proposals: LevelProposal[]) {
  const sent = openServer("/skill_proficiency/confirm/bulk", {
    "/skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  });
  function Waiting() {
    const [left, setLeft] = useState(proposals);
    drop = (id) => setLeft((before) => before.filter((one) => one.id !== id));
    return <ConfirmLevelsSheet proposals={left} onClose={() => undefined} />;
  }
  screen = await draw(<Waiting />, { goals: words });
  return sent;
}

const waiting = [
  proposal("a", "Anna", "SQL"),
  proposal("b", "Anna", "Python"),
  proposal("c", "Bram", "Excel"),
];

test("the next person is the next one who waits, and after the last the first again", async () => {
  await open(waiting);
  expect(said()).toContain("Anna did SQL");
  await press(words.confirm.next);
  expect(said()).toContain("Bram did Excel");
  await press(words.confirm.next);
  expect(said()).toContain("Anna did SQL");
});

test("a level is confirmed for its person, says how the match moved, and the next one follows", async () => {
  const sent = await open(waiting);
  await press(words.confirm.confirm, 2);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ user_id: "Anna", skills: [{ skill_id: "SQL", level: 4 }] });
  await sent[0]?.answer({});
  drop("a");
  await settle();
  expect(said()).toContain("SQL of Anna confirmed. Match with Data analyst: 60% → 70%");
  expect(said()).toContain("Anna did Python");
});

test("a match that stays the same is not said to move, and a refusal keeps the level", async () => {
  const sent = await open([proposal("a", "Anna", "SQL", [0.891, 0.893])]);
  expect(findButton(words.confirm.next)).toBeUndefined();
  await press(words.confirm.confirm);
  await sent[0]?.refuse(403, "access_denied");
  expect(said()).toContain("Refused");
  expect(said()).toContain("Anna did SQL");
  await press(words.confirm.confirm);
  await sent[1]?.answer({});
  expect(said()).toContain("SQL of Anna confirmed");
  expect(said()).not.toContain("→");
});

test("a level that was changed is not lost by closing; while it is sent the button says so", async () => {
  const sent = await open(waiting);
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(false);
  await act(async () => document.querySelector<HTMLInputElement>('input[type=radio][value="5"]')?.click());
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(true);
  await press("Stay here");
  const confirm = () => findButton(words.confirm.confirm)?.getAttribute("aria-disabled");
  expect(confirm()).toBe("false");
  await press(words.confirm.confirm);
  expect(confirm()).toBe("true");
  expect(sent[0]?.body).toMatchObject({ skills: [{ level: 5 }] });
});
