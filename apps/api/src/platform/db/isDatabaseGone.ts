/** SQLSTATEs of a server that goes down, crashed, starts or ended an idle transaction; class 08 is the connection. */
const STATES = /^(08...|57P0[123]|25P0[34])$/;
/** What sockets fail with, by the call that failed: a file that is missing is ENOENT too. */
const SOCKETS: Record<string, readonly string[]> = {
  connect: ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"],
  read: ["ECONNRESET", "ETIMEDOUT"],
  write: ["ECONNRESET", "EPIPE", "ETIMEDOUT"],
  getaddrinfo: ["EAI_AGAIN", "ENOTFOUND"],
};
/** pg's own words, which have no code; also of a database that hangs. */
const WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable$|Query read timeout$|timeout (exceeded when trying to connect|expired)$)/;

/** Whether an error, or what caused it, says that the database cannot be reached or just went away. */
export function isDatabaseGone(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // A host name with several addresses fails with an error of each.
    if (at instanceof AggregateError) return at.errors.some(isDatabaseGone);
    const { code, syscall, message } = at as NodeJS.ErrnoException;
    if (WORDS.test(message)) return true;
    if (typeof code !== "string") continue;
    if (STATES.test(code) || (syscall !== undefined && SOCKETS[syscall]?.includes(code))) return true;
  }
  return false;
}
