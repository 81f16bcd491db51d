/**
 * SQLSTATEs of a server that shuts down, crashed, starts or ended an idle transaction; class 08 is the
 * connection.
 */
const STATES = /^(08...|57P0[123]|25P0[34])$/;
/** Socket error codes by system call: a missing file is ENOENT too. */
const SOCKETS: Record<string, readonly string[]> = {
  connect: ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"],
  read: ["ECONNRESET", "ETIMEDOUT"],
  write: ["ECONNRESET", "EPIPE", "ETIMEDOUT"],
  getaddrinfo: ["EAI_AGAIN", "ENOTFOUND"],
};
/** Messages of pg that come without a code, including those of an unresponsive database. */
const WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable$|Query read timeout$|timeout (exceeded when trying to connect|expired)$)/;

/** Returns whether an error, or its cause, means that the database is unreachable or just went away. */
export function isDatabaseGone(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // A host name with several addresses fails with one error per address.
    if (at instanceof AggregateError) return at.errors.some(isDatabaseGone);
    const { code, syscall, message } = at as NodeJS.ErrnoException;
    if (WORDS.test(message)) return true;
    if (typeof code !== "string") continue;
    if (STATES.test(code) || (syscall !== undefined && SOCKETS[syscall]?.includes(code))) return true;
  }
  return false;
}
