/** An error whose message the product wrote itself and which holds nothing of a person: logs may repeat it. */
export class LoggableError extends Error {}
