/** A document that cannot be read now, whatever is in it. */
export class TooBusyToRead extends Error {
  override readonly name = "TooBusyToRead";
}
