import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal } from "../../test/recordSent.ts";
import { useBotCheckedForm } from "./useBotCheckedForm.ts";

let solved = 0;
vi.mock("./solve.ts", () => ({
  solve: async () => {
    solved += 1;
    return `solution ${solved}`;
  },
}));

const schema = z.object({ name: z.string(), token: z.string() });
const useIt = () => useBotCheckedForm(schema, { defaultValues: { name: "Ann", token: "" } });
const onValid = vi.fn(async () => undefined);
let screen: HookOnScreen<ReturnType<typeof useIt>>;
beforeEach(async () => {
  solved = 0;
  onValid.mockReset();
  recordSent(() => ({}));
  screen = await drawHook(useIt);
});
afterEach(async () => {
  await screen.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const submit = (times = 1) =>
  screen.run(({ form }) => {
    for (let time = 0; time < times; time += 1) void form.handleSubmit(onValid)();
  });
const tokens = () => onValid.mock.calls.map(([values]: unknown[]) => (values as { token: string }).token);

test("each call is sent with a solution of its own, since one is valid once", async () => {
  await submit();
  await vi.waitFor(() => expect(tokens()).toHaveLength(1), 5_000);
  await submit();
  await vi.waitFor(() => expect(tokens()).toEqual(["solution 1", "solution 2"]), 5_000);
});

test("pressing twice sends once", async () => {
  await submit(2);
  await vi.waitFor(() => expect(tokens()).toHaveLength(1), 5_000);
  await submit(0);
  expect(tokens()).toHaveLength(1);
});

test("a solution that has waited too long on the page is not sent", async () => {
  const later = Date.now() + 10 * 60_000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  await submit();
  await vi.waitFor(() => expect(tokens()).toEqual(["solution 2"]), 5_000);
  vi.restoreAllMocks();
});

test("a check that failed is done again before anything is sent", async () => {
  await screen.remove();
  let asked = 0;
  recordSent(() => {
    asked += 1;
    return asked === 1 ? refusal("too_busy", "Try again") : {};
  });
  solved = 0;
  screen = await drawHook(useIt);
  await vi.waitFor(() => expect(asked).toBe(1), 5_000);
  await submit();
  await vi.waitFor(() => expect(tokens()).toEqual(["solution 1"]), 5_000);
});
