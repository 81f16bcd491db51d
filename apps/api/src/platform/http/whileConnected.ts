import type { FastifyRequest } from "fastify";

/**
 * Works with a signal that aborts when the client hangs up meanwhile. Fastify's own aborts as soon as the body was read.
 */
export async function whileConnected<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  if (socket.destroyed) leave();
  socket.once("close", leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off("close", leave);
  }
}
