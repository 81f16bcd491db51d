import type { Writable } from "node:stream";

/**
 * Lets what is written to a connected stream in one turn of the event loop leave as one piece. Each piece wakes the
 * database, which costs both sides more than a query by key: a transaction's opening goes with its first queries.
 */
export function gatherWrites(stream: Writable): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let pieces: Buffer[] = [];
  const leave = () => {
    const [first] = pieces;
    if (!first) return;
    const whole = pieces.length === 1 ? first : Buffer.concat(pieces);
    pieces = [];
    // A connection that was given up meanwhile takes nothing any more.
    if (stream.writable) write(whole);
  };
  stream.write = (piece: unknown, ...more: unknown[]) => {
    if (!Buffer.isBuffer(piece) || more.length > 0) {
      leave();
      return write(piece, ...more);
    }
    // Behind the promises that are settled already: whoever takes a connection asks it something only then.
    if (pieces.push(piece) === 1) queueMicrotask(() => process.nextTick(leave));
    return true;
  };
}
