/** The part of React's scheduler that tests use; the package has no types of its own. */
declare module "scheduler" {
  export const unstable_IdlePriority: number;
  export function unstable_scheduleCallback(priority: number, run: () => void): unknown;
}
