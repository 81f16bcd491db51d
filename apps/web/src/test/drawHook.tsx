import { act } from "react";
import { draw, type OnScreen, settle } from "./onScreen.tsx";

/** A hook on screen: its present result, and a way to call it and wait for the effects. */
export interface HookOnScreen<Result> extends OnScreen {
  result: () => Result;
  run: (call: (result: Result) => unknown) => Promise<void>;
}

/** Renders a component that only calls a hook, with messages by namespace. */
export async function drawHook<Result>(
  useIt: () => Result,
  ...[words, slices]: [words?: Record<string, object>, slices?: Parameters<typeof draw>[2]]
): Promise<HookOnScreen<Result>> {
  let latest: Result;
  function Caller() {
    latest = useIt();
    return null;
  }
  const screen = await draw(<Caller />, words, slices);
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
