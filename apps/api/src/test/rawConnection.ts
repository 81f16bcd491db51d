import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { TestApp } from "./buildApp.ts";

export interface RawConnection {
  socket: Socket;
  /** All that came back, once the server has closed. */
  answered: Promise<string>;
}

/** A connection on which a test writes what no client would; the server listens from the first one on. */
export async function rawConnection({ app }: TestApp): Promise<RawConnection> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server that closes while something is sent answers with a reset, and what came before it counts.
  socket.on("error", () => undefined);
  // Not `once`, which would reject at that reset.
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  const answered = closed.then(() => Buffer.concat(chunks).toString());
  await once(socket, "connect");
  return { socket, answered };
}

/** Status, headers by their small name, and body of one raw answer. */
export function readAnswer(text: string): { status: number; headers: Record<string, string>; body: unknown } {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: body.startsWith("{") ? JSON.parse(body) : body,
  };
}
