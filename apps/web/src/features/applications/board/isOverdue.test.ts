import { expect, it } from "vitest";
import { isOverdue } from "./isOverdue.ts";

it("calls a task late from the day after its own", () => {
  expect(isOverdue({ kind: "task", at: "2026-11-20" }, "2026-11-21")).toBe(true);
  expect(isOverdue({ kind: "task", at: "2026-11-21" }, "2026-11-21")).toBe(false);
});

it("calls nothing else late", () => {
  expect(isOverdue({ kind: "interview", at: "2026-11-20T10:00:00.000Z" }, "2026-11-21")).toBe(false);
  expect(isOverdue({ kind: "offer_open", at: null }, "2026-11-21")).toBe(false);
});
