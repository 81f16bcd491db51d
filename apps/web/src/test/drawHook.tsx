import type { ReactNode } from "react";
import { act } from "./act.ts";
import { draw, type OnScreen, settle } from "./onScreen.tsx";

/** A hook on screen: its present result, and a way to call it and wait for the effects. */
export interface HookOnScreen<Result> extends OnScreen {
  result: () => Result;
  run: (call: (result: Result) => unknown) => Promise<void>;
}

/** Renders a component that only calls a hook, with messages by namespace, and what is to be drawn `beside` it. */
export async function drawHook<Result>(
  useIt: () => Result,
  ...[words, slices, beside]: [
    words?: Record<string, object>,
    slices?: Parameters<typeof draw>[2],
    beside?: ReactNode,
  ]
): Promise<HookOnScreen<Result>> {
  let latest: Result;
  function Caller() {
    latest = useIt();
    return null;
  }
  const screen = await draw(
    <>
      <Caller />
      {beside}
    </>,
    words,
    slices,
  );
  await settle();
  return {
    ...screen,
    result: () => latest,
    run: async (call) => {
      await act(async () => void call(latest));
      await settle();
    },
  };
}
