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

/** What logs may say of an error: what kind it is and where it happened, never the values it happened with. */
export interface ErrorFacts {
  class: string;
  /** The product's own code, a SQLSTATE, or a system call's. */
  code?: string;
  message?: string;
  syscall?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** A mail server's or another server's answer. */
  status?: number;
  stack?: string[];
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}
