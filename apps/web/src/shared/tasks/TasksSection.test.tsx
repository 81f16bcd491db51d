import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { pressInSheet, tick } from "../../test/lists.ts";
import { draw, isAsked, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { type Asked, stubServer, writes } from "../../test/stubServer.ts";
import { ApprovalCard } from "../approval/ApprovalCard.tsx";
import approval from "../approval/approval.en.json";
import { RecordState } from "../approval/RecordState.tsx";
import { type OpenTask, TasksSection } from "./TasksSection.tsx";
import words from "./tasks.en.json";

const TASK: CandidateTask = {
  id: "task",
  candidate: { id: "ann", name: "Ann", internal: false },
  vacancy: { id: "job", name: "Planner" },
  title: "Call Ann",
  description: "",
  type: "call",
  activity_date: "2026-12-01",
  remind_at: "2026-12-01T08:00:00.000Z",
  done_at: null,
  assignee: { id: "gone", name: "Bo Smit" },
  author: null,
  created_at: "2026-11-01T08:00:00.000Z",
  version: 3,
  can: ["edit", "complete"],
};
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-12-01T10:00:00.000Z"), toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
function Section() {
  const [open, onOpen] = useState<OpenTask>(null);
  const vacancies = [{ id: "cook", name: "Cook" }];
  return <TasksSection userId="ann" vacancies={vacancies} vacancyId="cook" size={2} {...{ open, onOpen }} />;
}
const show = async (tasks: Partial<CandidateTask>[], can: string[] = ["add"]): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer({
    "GET /candidate_tasks": () => ({
      data: tasks.map((one) => ({ ...TASK, ...one })),
      total: tasks.length > 0 ? 5 : 0,
      can,
    }),
    "POST /candidate_tasks": () => TASK,
    "PUT /candidate_tasks": () => ({ ...TASK, version: 4 }),
    "GET /candidate_list/filters": () => ({ recruiters: [] }),
  });
  screen = await draw(<Section />, { tasks: words }, signedInAs("moderator"));
  await settle();
  return asked;
};

describe("the tasks about a person", () => {
  test("show their day, job and reminder, overdue from the day after, and when they were done", async () => {
    const asked = await show([{}]);
    expect(asked[0]?.query).toEqual({ user_id: "ann", page: "0", size: "2" });
    expect(said()).toContain("1 Dec 2026 · Planner · Bo Smit · Reminder 1 Dec 2026");
    expect(said()).not.toContain(words.late);
    await show([{ activity_date: "2026-11-30" }]);
    expect(said()).toContain(`${words.late} · 30 Nov 2026`);
    await show([{ activity_date: "2026-11-30", done_at: "2026-11-29T08:00:00.000Z" }]);
    expect(said()).not.toContain(words.late);
    expect(said()).not.toContain("Reminder");
    expect(said()).toContain("Completed on 29 Nov 2026");
    await pressNamed("Next page");
    expect(said()).toContain("3–4 of 5");
  });

  test("are ticked, edited, deleted and added only by those who may", async () => {
    const asked = await show([{}]);
    await tick("Complete Call Ann");
    expect(writes(asked)[0]?.body).toEqual({ id: "task", version: 3, done: true });
    expect(findNamed("Delete Call Ann")).toBeUndefined();
    await show([{ can: [] }], []);
    expect(document.querySelector<HTMLInputElement>("input[type=checkbox]")?.disabled).toBe(true);
    expect(findNamed("Edit Call Ann")).toBeUndefined();
    expect(findNamed(words.add)).toBeUndefined();
    await show([]);
    expect(said()).toContain(words.empty);
  });

  test("are changed at their version; a reminder that was sent and a colleague who left stay", async () => {
    const asked = await show([{}]);
    await pressNamed("Edit Call Ann");
    await type(words.fields.title, "Ring Ann");
    await pressInSheet(words.save);
    const body = writes(asked)[0]?.body;
    expect(body).toMatchObject({
      id: "task",
      version: 3,
      title: "Ring Ann",
      vacancy_id: "job",
      remind_at: TASK.remind_at,
    });
    expect(body).not.toHaveProperty("assignee_id");
    expect(screen?.message()).toBe(words.saved);
    expect(isAsked(words["edit-title"])).toBe(false);
  });

  test("that are new need a title and a day, and are about the job they are added from", async () => {
    const asked = await show([]);
    await press(words.add);
    await pressInSheet(words.save);
    expect(writes(asked)).toHaveLength(0);
    expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThanOrEqual(2);
    expect([...document.querySelectorAll("select")].map(({ value }) => value)).toContain("cook");
  });
});

describe("the approval of a record", () => {
  const at = (day: string, name: string | null = "Lotte") => ({
    at: `2026-11-${day}T08:00:00.000Z`,
    by: name === null ? null : { id: "l", name, photo_url: null },
  });
  const card = async (status: "Approved" | "Declined" | "Pending", more: object) => {
    await screen?.remove();
    const given = { submitted: null, decided: null, ...more } as Parameters<
      typeof ApprovalCard
    >[0]["approval"];
    screen = await draw(<ApprovalCard status={status} approval={given} />, { approval });
    return said();
  };
  const state = async (more: object, props: object = {}) => {
    await screen?.remove();
    const record = { status: "Approved", publication: "open", ...more } as const;
    screen = await draw(<RecordState record={record as never} {...props} />, { approval });
    return said();
  };

  test("shows who submitted and who decided, but no answer to an earlier submission", async () => {
    expect(await card("Approved", { submitted: at("01"), decided: at("02", "Kim") })).toMatch(
      /Submitted by Lotte.*Approved by Kim/,
    );
    expect(await card("Declined", { submitted: at("01"), decided: at("02", null) })).toContain(
      approval.progress["declined-by-gone"],
    );
    expect(await card("Pending", { submitted: at("03"), decided: at("02", "Kim") })).not.toContain("Kim");
    expect(await card("Approved", {})).toContain(approval.status.Approved);
  });

  test("is one word until approved, then how it is published, with a change that waits", async () => {
    expect(await state({ status: "Draft" })).toBe(approval.status.Draft);
    expect(await state({ publication: "on_hold" })).toBe(approval.publication.on_hold);
    expect(await state({ status: "Pending" }, { hasChange: true })).toBe(
      `${approval.publication.open}${approval["change-waits"]}`,
    );
    expect(await state({ status: "Declined" }, { hasChange: true })).toContain(approval["change-declined"]);
    expect(await state({ status: "Declined" }, { hasChange: true, isRow: true })).toBe(
      `${approval.publication.open} · change declined`,
    );
  });
});
