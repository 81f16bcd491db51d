/** Prints one line of progress. */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** An error that the user can fix; its message is printed without a stack trace. */
export class UserFacingError extends Error {}

/** Runs a script's main function; sets the exit code to its result, or to 1 after printing the error. */
export async function runMain(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof UserFacingError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/** Returns a readable duration for milliseconds. */
export function formatDuration(ms) {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
