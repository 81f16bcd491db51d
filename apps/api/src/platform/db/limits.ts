/** Time limits in milliseconds, and the number of waiting transactions. */
export interface DatabaseLimits {
  /** Limit of a statement, enforced by the database. */
  statement: number;
  /** Limit of the response to a query, enforced by this side: an unresponsive database enforces nothing. */
  answer: number;
  /** Limit for getting a connection, a new one or one in use. */
  connection: number;
  /** Limit of an idle transaction; the database ends its connection. */
  idle: number;
  /** Number of transactions that may wait for a connection; further ones are refused immediately. */
  waiting: number;
}

/** A page that takes longer is useless, and a waiting request delays others. */
export const REQUEST_LIMITS: DatabaseLimits = {
  statement: 5_000,
  answer: 6_000,
  connection: 5_000,
  idle: 30_000,
  waiting: 60,
};

/**
 * For background work: it waits for a mail server while its transaction is open, and raises its own limits.
 */
export const WORK_LIMITS: DatabaseLimits = {
  statement: 5_000,
  answer: 300_000,
  connection: 30_000,
  idle: 300_000,
  waiting: Number.POSITIVE_INFINITY,
};

/**
 * For commands of an operator, who watches them and can stop them; statements of an import have no time limit
 * of their own.
 */
export const COMMAND_LIMITS: DatabaseLimits = { ...WORK_LIMITS, answer: 0, idle: 0 };
