/** An error from another thread, rebuilt from the facts it sent. */
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

/** The loggable facts of an error: its kind and place, never the values involved. */
export interface ErrorFacts {
  class: string;
  /** The product's own code, a SQLSTATE, or the code of a system call. */
  code?: string;
  message?: string;
  syscall?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** Status of a mail server's or another server's response. */
  status?: number;
  stack?: string[];
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}
