import { flushSync } from "react-dom";
import { unstable_IdlePriority, unstable_scheduleCallback } from "scheduler";

/** Waits until React has drawn all that it was asked to: its work is queued before what is idle. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

/**
 * Runs what changes the screen, then waits until it is drawn. React's own function of this name is not part of
 * its production build, which the tests run as people do.
 */
export async function act(run: () => unknown): Promise<void> {
  await flushSync(run);
  await drawn();
  // Effects of what was drawn may ask for more.
  await drawn();
}
