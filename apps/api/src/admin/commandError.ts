/**
 * Failure of an administration command, with a message for the terminal; exit code 1, or 2 for incorrect
 * usage.
 */
export class CommandError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}
