/** A document that cannot be read now, whatever is in it. */
export class ReaderBusyError extends Error {
  override readonly name = "ReaderBusyError";
}
