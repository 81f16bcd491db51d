import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import listWords from "../../../lib/words/list.en.json";
import { buildCard } from "../../../test/buildCard.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { pressNamed } from "../../../test/drawPage.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import words from "../applications.en.json";
import { boardReducer, EMPTY_BOARD } from "./boardState.ts";
import type { BoardModel } from "./useBoard.ts";
import { useBulk } from "./useBulk.tsx";

const CARDS = ["Ann", "Bo", "Cas"].map((name) => buildCard(name, { version: 2 }));
const refresh = vi.fn(async () => undefined);
const state = boardReducer(EMPTY_BOARD, {
  type: "loaded",
  pipeline: {
    vacancy: { id: "v", name: "V", status: "Approved", publication: "open", headcount: 1, hired: 0 },
    stages: [{ stage: "Application", count: 3, oldest_since: null, cards: CARDS }],
    can: ["move"],
  },
});
const board = { state, dispatch: vi.fn(), refresh } as Partial<BoardModel> as BoardModel;
/** The hook as the board uses it: with its bar on screen. */
function useIt() {
  return useBulk({ vacancyId: "v", board, follow: () => undefined, isPhone: false });
}
type Bulk = ReturnType<typeof useIt>;

let bulk: Bulk;
function Bar() {
  bulk = useIt();
  return bulk.element;
}
let screen: HookOnScreen<null>;
let sent: Sent[];
let left: string[];
beforeEach(async () => {
  left = [];
  const result = ({ id }: Pick<ApplicationCard, "id">) =>
    left.includes(id) ? { id, done: false, code: "stale_version" } : { id, done: true, version: 3 };
  sent = recordSent(({ body }) => ({
    results: (body.applications as ApplicationCard[]).map(result),
  }));
  screen = await drawHook(() => null, { applications: words, list: listWords }, undefined, <Bar />);
  for (const { id } of CARDS.slice(0, 2)) await screen.run(() => bulk.toggle(id));
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("what is archived together is sent as it was seen, and is selected no more", async () => {
  await pressNamed(words.acts.archive);
  expect(sent[0]?.body).toEqual({
    job_vacancy_id: "v",
    applications: [
      { id: "Ann", version: 2 },
      { id: "Bo", version: 2 },
    ],
    action: "archive",
  });
  expect(sent[0]?.key).toMatch(/./);
  expect([...bulk.ids]).toEqual([]);
  expect(refresh).toHaveBeenCalledWith(["Ann", "Bo"]);
});

test("what was left out is counted and stays selected", async () => {
  left = ["Bo"];
  await pressNamed(words.acts.archive);
  expect([...bulk.ids]).toEqual(["Bo"]);
  expect(screen.message()).toMatch(/1/);
});
