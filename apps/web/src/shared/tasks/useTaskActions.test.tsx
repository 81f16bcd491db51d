import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import words from "./tasks.en.json";
import { useTaskActions } from "./useTaskActions.ts";

const TASK: CandidateTask = {
  id: "task",
  candidate: { id: "ann", name: "Ann Bos", internal: false },
  vacancy: { id: "job", name: "Planner" },
  title: "Call Ann",
  description: "About Friday",
  type: "call",
  activity_date: "2026-12-01",
  remind_at: "2026-12-01T08:00:00.000Z",
  done_at: null,
  assignee: { id: "bo", name: "Bo Smit" },
  author: null,
  created_at: "2026-11-01T08:00:00.000Z",
  version: 3,
  can: ["edit"],
};

let screen: HookOnScreen<ReturnType<typeof useTaskActions>>;
let sent: Sent[];
let answer: (one: Sent) => unknown;
beforeEach(async () => {
  answer = () => ({ ...TASK, version: 4 });
  sent = recordSent((one) => answer(one));
  screen = await drawHook(useTaskActions, { tasks: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a completed task is opened again by undo, at the version that completing it made", async () => {
  await screen.run(({ complete }) => complete(TASK, true));
  expect(screen.message()).toBe(words.completed);
  await screen.undo();
  expect(screen.message()).toBe(words.reopened);
  expect(sent.map(({ body }) => body)).toEqual([
    { id: TASK.id, version: 3, done: true },
    { id: TASK.id, version: 4, done: false },
  ]);
});

test("a deleted task is made again as it was, for the same person, job and assignee", async () => {
  await screen.run(({ remove }) => remove(TASK));
  expect(screen.message()).toBe(words.deleted);
  await screen.undo();
  expect(sent.at(-1)?.body).toEqual({
    user_id: "ann",
    vacancy_id: "job",
    assignee_id: "bo",
    title: "Call Ann",
    description: "About Friday",
    type: "call",
    activity_date: "2026-12-01",
    remind_at: "2026-12-01T08:00:00.000Z",
  });
});

test("an undo that is refused says so", async () => {
  await screen.run(({ remove }) => remove(TASK));
  answer = () => refusal("conflict", "Ann was erased");
  await screen.undo();
  expect(screen.message()).toBe("Ann was erased");
});
