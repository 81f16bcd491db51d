import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildCard } from "../../../test/buildCard.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../applications.en.json";
import { type CommandListener, type Commands, useCommands } from "./useCommands.ts";

let board: HookOnScreen<Commands>;
let sent: Sent[];
let answer: () => unknown;
const sink = { about: vi.fn(), moving: vi.fn(), done: vi.fn(), refused: vi.fn() } satisfies CommandListener;

const done = (card: ApplicationCard, more: object = {}) => {
  answer = () => ({ card, ...more });
};
const refuse = (code: string, details: object = {}) => {
  answer = () => refusal(code, "Not now", { details });
};

beforeEach(async () => {
  vi.clearAllMocks();
  sent = recordSent(() => answer());
  board = await drawHook(() => useCommands(sink), { applications: words });
});
afterEach(async () => {
  await board.remove();
  vi.unstubAllGlobals();
});

const ANN = buildCard("Ann", { version: 3 });

test("a move is undone from the card that it left, and the way back says why", async () => {
  const moved = { ...ANN, stage: "Interview" as const, version: 4 };
  done(moved);
  await board.run((commands) => commands.move(ANN, "Interview"));
  expect(sink.moving).toHaveBeenCalledWith("Ann", "Interview");
  expect(sink.done).toHaveBeenCalledWith(moved);
  expect(board.message()).toBe("Ann moved to Interview");
  done({ ...ANN, version: 5 });
  await board.undo();
  expect(sent.map(({ body }) => body)).toEqual([
    { id: "Ann", version: 3, to: "Interview" },
    { id: "Ann", version: 4, to: "Application", reason: "mistake" },
  ]);
  expect(board.message()).toBe("Ann is back in Application");
});

test("a rejection says whether it is mailed, and is undone from the card that it left", async () => {
  done({ ...ANN, version: 4 }, { mail: true });
  await board.run((commands) => commands.reject(ANN, { reason: "skills", mail: true }));
  expect(board.message()).toBe(words["rejected-mail"].replace("{{name}}", "Ann"));
  await board.undo();
  expect(sent.at(-1)).toMatchObject({
    call: "POST /applications/undo_rejection",
    body: { id: "Ann", version: 4 },
  });
  done({ ...ANN, version: 4 }, { mail: false });
  await board.run((commands) => commands.reject(ANN, { reason: "skills", mail: false }));
  expect(board.message()).toBe("Ann is rejected");
});

test("an archived card is restored from the version that archiving made", async () => {
  done({ ...ANN, version: 4, archived: true });
  await board.run((commands) => commands.archive(ANN));
  await board.undo();
  expect(sent.map(({ call, body }) => [call, body.version])).toEqual([
    ["POST /applications/archive", 3],
    ["POST /applications/restore", 4],
  ]);
  expect(board.message()).toBe("Ann is back on the board");
});

test("someone else was first: the card goes back, and it is said who and where to", async () => {
  refuse("stale_version", { actor: "Bo", stage: "Job offer" });
  await board.run((commands) => commands.move(ANN, "Interview"));
  expect(board.message()).toBe("Bo already moved Ann to Job offer");
  expect(sink.refused).toHaveBeenCalledWith(ANN, expect.objectContaining({ code: "stale_version" }));
  expect(sink.done).not.toHaveBeenCalled();
  refuse("stale_version");
  await board.run((commands) => commands.move(ANN, "Interview"));
  expect(board.message()).toBe("Not now");
});
