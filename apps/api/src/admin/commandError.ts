/** A command that cannot be done, with what to say about it; the exit code is 1, or 2 for a command that was misspelt. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}
