import type { Pipeline } from "@vaardig/contract/applications/applications";
import { STAGES } from "@vaardig/contract/applications/pipeline";
import { useSearchParams } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";
import type { FollowOptions } from "./followPipeline.ts";
import { type BoardModel, useBoard } from "./useBoard.ts";

interface Call {
  path: string;
  query: Record<string, string>;
  /** Responds with a payload; a number is the status of a refusal. */
  answer: (payload: object | number) => Promise<void>;
}

let calls: Call[];
let stream: FollowOptions;
let screen: HookOnScreen<{ board: BoardModel; search: (text: string) => void }>;

const followBy = (following: FollowOptions) => {
  stream = following;
  return () => undefined;
};
const pipeline = (...names: string[]): Pipeline => ({
  vacancy: { id: "v", name: "Planner", status: "Approved", publication: "open", headcount: 1, hired: 0 },
  stages: STAGES.map((stage) => {
    const cards = stage === "Application" ? names.map((name) => buildCard(name)) : [];
    return { stage, count: cards.length, oldest_since: null, cards };
  }),
  can: ["move"],
});
const shown = () =>
  screen.result().board.state.columns.flatMap(({ cards }) => cards.map(({ person }) => person.name));
const call = (at: number) => {
  const one = calls[at];
  if (!one) throw new Error(`${calls.length} calls were made`);
  return one;
};

beforeEach(async () => {
  calls = [];
  window.history.pushState({}, "", "/");
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    return new Promise<Response>((resolve) => {
      const answer = async (payload: object | number) => {
        const refused = { success: false, message: "Out of order", code: "internal_error", request_id: "r" };
        const response =
          typeof payload === "number"
            ? Response.json(refused, { status: payload })
            : Response.json({ success: true, payload });
        await act(async () => resolve(response));
        await settle();
      };
      calls.push({ path: pathname, query: Object.fromEntries(searchParams), answer });
    });
  });
  screen = await drawHook(
    () => {
      const [params, setParams] = useSearchParams();
      const search = params.get("search") ?? "";
      const board = useBoard({ vacancyId: "v", search, ended: false, followBy });
      return { board, search: (text: string) => setParams({ search: text }) };
    },
    { applications: words },
  );
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

describe("a late answer", () => {
  test("to an earlier search does not replace the board of the present one", async () => {
    await screen.run(({ search }) => search("bo"));
    expect(calls.map(({ query }) => query.search_query)).toEqual(["", "bo"]);
    await call(1).answer(pipeline("Bo"));
    await call(0).answer(pipeline("Ann", "Bo"));
    expect(shown()).toEqual(["Bo"]);
  });

  test("that an earlier search failed is not shown for the present one", async () => {
    await screen.run(({ search }) => search("bo"));
    await call(1).answer(pipeline("Bo"));
    await call(0).answer(500);
    expect(screen.result().board.error).toBeNull();
  });

  test("about changed cards of an earlier search does not come onto the board", async () => {
    await call(0).answer(pipeline("Ann"));
    await act(async () => stream.onNews({ kind: "changed", job_vacancy_id: "v", ids: ["Ann"] }));
    await screen.run(({ search }) => search("bo"));
    await call(2).answer(pipeline("Bo"));
    await call(1).answer({ cards: [buildCard("Ann")], stages: pipeline("Ann").stages });
    expect(shown()).toEqual(["Bo"]);
  });
});

test("a card that is announced while the board is read is read again after it", async () => {
  await act(async () => stream.onNews({ kind: "changed", job_vacancy_id: "v", ids: ["Ann"] }));
  const [first] = calls.filter(({ path }) => path.endsWith("/pipeline"));
  await first?.answer(pipeline("Ann"));
  const cards = calls.filter(({ path }) => path.endsWith("/cards"));
  expect(cards).toHaveLength(2);
  const moved = { ...buildCard("Ann"), stage: "Interview" as const, version: 2 };
  await cards[1]?.answer({ cards: [moved], stages: pipeline().stages });
  const { columns } = screen.result().board.state;
  expect(columns.find(({ stage }) => stage === "Interview")?.cards).toEqual([moved]);
  expect(columns.find(({ stage }) => stage === "Application")?.cards).toEqual([]);
});

test("a change that could not be read makes the board say that it is behind, until it is read", async () => {
  await call(0).answer(pipeline("Ann"));
  await act(async () => stream.onLive(true));
  expect(screen.result().board.live).toBe(true);
  await act(async () => stream.onNews({ kind: "changed", job_vacancy_id: "v", ids: ["Ann"] }));
  await call(1).answer(500);
  expect(screen.result().board.live).toBe(false);
  await screen.run(({ board }) => board.load());
  await calls.at(-1)?.answer(pipeline("Ann"));
  expect(screen.result().board.live).toBe(true);
});

test("what was missed behind another tab is read once it is looked at again", async () => {
  await call(0).answer(pipeline("Ann"));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await act(async () => stream.onNews({ kind: "changed", job_vacancy_id: "v", ids: ["Ann"] }));
  expect(calls).toHaveLength(1);
  hidden.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await settle();
  expect(calls).toHaveLength(2);
  await call(1).answer(pipeline("Ann", "Bo"));
  expect(shown()).toEqual(["Ann", "Bo"]);
  hidden.mockRestore();
});
