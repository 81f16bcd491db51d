/** An error whose message was written by the product and contains no personal data: logs may include it. */
export class LoggableError extends Error {}
