// @vitest-environment happy-dom
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildCard } from "../../../test/buildCard.ts";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";
import { type CommandListener, type Commands, useCommands } from "./useCommands.ts";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let screen: OnScreen;
let commands: Commands;
let sent: Sent[];
let answer: () => Response;
const sink = { about: vi.fn(), moving: vi.fn(), done: vi.fn(), refused: vi.fn() } satisfies CommandListener;

const done = (card: ApplicationCard, more: object = {}) => {
  answer = () => Response.json({ success: true, payload: { card, ...more } });
};
const refuse = (code: string, details?: object) => {
  const refusal = { success: false, message: "Not now", code, request_id: "r", ...(details && { details }) };
  answer = () => Response.json(refusal, { status: 409 });
};
const run = async (command: () => unknown) => {
  await act(async () => void command());
  await settle();
};

beforeEach(async () => {
  sent = [];
  vi.clearAllMocks();
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    sent.push({ path: address.replace("/api/applications/", ""), body: JSON.parse(String(body)) });
    return answer();
  });
  function Board() {
    commands = useCommands(sink);
    return null;
  }
  screen = await draw(<Board />, { applications: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const ANN = buildCard("Ann", { version: 3 });

test("a move is undone from the card that it left, and the way back says why", async () => {
  const moved = { ...ANN, stage: "Interview" as const, version: 4 };
  done(moved);
  await run(() => commands.move(ANN, "Interview"));
  expect(sink.moving).toHaveBeenCalledWith("Ann", "Interview");
  expect(sink.done).toHaveBeenCalledWith(moved);
  expect(screen.message()).toBe("Ann moved to Interview");
  done({ ...ANN, version: 5 });
  await screen.undo();
  expect(sent).toEqual([
    { path: "move", body: { id: "Ann", version: 3, to: "Interview" } },
    { path: "move", body: { id: "Ann", version: 4, to: "Application", reason: "mistake" } },
  ]);
  expect(screen.message()).toBe("Ann is back in Application");
});

test("a rejection says whether it is mailed, and is undone from the card that it left", async () => {
  done({ ...ANN, version: 4 }, { mail: true });
  await run(() => commands.reject(ANN, { reason: "skills", mail: true }));
  expect(screen.message()).toBe(words["rejected-mail"].replace("{{name}}", "Ann"));
  await screen.undo();
  expect(sent.at(-1)).toEqual({ path: "undo_rejection", body: { id: "Ann", version: 4 } });
  done({ ...ANN, version: 4 }, { mail: false });
  await run(() => commands.reject(ANN, { reason: "skills", mail: false }));
  expect(screen.message()).toBe("Ann is rejected");
});

test("an archived card is restored from the version that archiving made", async () => {
  done({ ...ANN, version: 4, archived: true });
  await run(() => commands.archive(ANN));
  await screen.undo();
  expect(sent.map(({ path, body }) => [path, body.version])).toEqual([
    ["archive", 3],
    ["restore", 4],
  ]);
  expect(screen.message()).toBe("Ann is back on the board");
});

test("somebody else was first: the card goes back, and it is said who and where to", async () => {
  refuse("stale_version", { actor: "Bo", stage: "Job offer" });
  await run(() => commands.move(ANN, "Interview"));
  expect(screen.message()).toBe("Bo already moved Ann to Job offer");
  expect(sink.refused).toHaveBeenCalledWith(ANN, expect.objectContaining({ code: "stale_version" }));
  expect(sink.done).not.toHaveBeenCalled();
  refuse("stale_version");
  await run(() => commands.move(ANN, "Interview"));
  expect(screen.message()).toBe("Not now");
});
