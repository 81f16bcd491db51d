/** Prints one line of progress. */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** A problem that the reader can do something about: its message is printed without a stack. */
export class UserFacingError extends Error {}

/** Runs a script's main function; ends the process with its number, or with 1 and the message of its error. */
export async function runMain(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof UserFacingError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/** Words for a duration in milliseconds. */
export function formatDuration(ms) {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
