import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { TestApp } from "./buildApp.ts";

export interface RawConnection {
  socket: Socket;
  /** The raw response, once the server has closed the connection. */
  answered: Promise<string>;
}

/** Opens a raw connection for input that no HTTP client would send; makes the server listen if necessary. */
export async function rawConnection({ app }: TestApp): Promise<RawConnection> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server that closes the connection while data is sent causes a reset; the data received before it
  // counts.
  socket.on("error", () => undefined);
  // Not `once`, which would reject on that reset.
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  const answered = closed.then(() => Buffer.concat(chunks).toString());
  await once(socket, "connect");
  return { socket, answered };
}

/** Parses a raw response into status, headers by lower-case name, and body. */
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
