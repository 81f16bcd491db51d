import type { ErrorFacts } from "./errorFacts.ts";

/** An error of another thread, by what that thread told of it. */
export class RemoteError extends Error {
  readonly facts: ErrorFacts;
  readonly code: string | undefined;
  readonly syscall: string | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.message ?? "", facts.cause && { cause: new RemoteError(facts.cause) });
    this.facts = facts;
    this.code = facts.code;
    this.syscall = facts.syscall;
  }
}
