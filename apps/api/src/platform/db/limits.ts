/** Where waiting ends, in milliseconds, and how many may wait. */
export interface DatabaseLimits {
  /** A statement, ended by the database. */
  statement: number;
  /** The answer to a query, given up by this side: a database that hangs ends nothing itself. */
  answer: number;
  /** A connection, new or one that others have. */
  connection: number;
  /** A transaction that asks nothing; the database ends its connection. */
  idle: number;
  /** Transactions that wait for a connection; the next one is refused at once. */
  waiting: number;
}

/** A page that takes longer is of no use, and whoever waits keeps others waiting. */
export const FOR_REQUESTS: DatabaseLimits = {
  statement: 5_000,
  answer: 6_000,
  connection: 5_000,
  idle: 30_000,
  waiting: 60,
};

/** Work that no one looks at: it waits for a mail server while its transaction is open, and raises its own limits. */
export const FOR_WORK: DatabaseLimits = {
  statement: 5_000,
  answer: 300_000,
  connection: 30_000,
  idle: 300_000,
  waiting: Number.POSITIVE_INFINITY,
};

/** Commands of an operator, who sees what goes on and may end it; an import's statements have no end of their own. */
export const FOR_COMMANDS: DatabaseLimits = { ...FOR_WORK, answer: 0, idle: 0 };
