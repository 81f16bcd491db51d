import { expect, it, vi } from "vitest";
import { registerUndo, runUndo } from "./undoActions.ts";

it("runs the latest undo once", () => {
  const first = vi.fn();
  const second = vi.fn();
  const old = registerUndo(first);
  const latest = registerUndo(second);
  runUndo(old);
  runUndo(latest);
  runUndo(latest);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
