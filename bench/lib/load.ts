import { connect, type Socket } from "node:net";

/** What one run of the load generator saw. */
export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds of the middle and of the slowest hundredth. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  /** One address, or several to be asked in turn. */
  path: string | readonly string[];
  headers?: Record<string, string>;
  clients: number;
  seconds: number;
  /** Goes on past its time until this many answers are in: code that never ran hot says nothing. */
  atLeast?: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Bytes of the first answer in a buffer, or undefined while it is not whole. Throws unless it is a 200. */
function wholeAnswer(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`answered ${head.split("\r\n")[0]}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error("the answer has no content-length");
  const total = end + HEAD_END.length + Number(length);
  return bytes.length >= total ? total : undefined;
}

function client(
  socket: Socket,
  next: () => Buffer,
  isOver: (now: number) => boolean,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = performance.now();
    let got: Buffer = Buffer.alloc(0);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("the server closed a connection")));
    socket.on("data", (data) => {
      got = got.length === 0 ? data : Buffer.concat([got, data]);
      try {
        const length = wholeAnswer(got);
        if (length === undefined) return;
        got = got.subarray(length);
      } catch (error) {
        reject(error);
        socket.destroy();
        return;
      }
      const now = performance.now();
      times.push(now - began);
      if (isOver(now)) {
        resolve();
        socket.destroy();
        return;
      }
      began = now;
      socket.write(next());
    });
    socket.write(next());
  });
}

/**
 * Asks for addresses as fast as they are answered, each client one request at a time on a connection of its own. Sockets
 * and not an HTTP client, because what the generator uses of a shared machine is missing for the server.
 */
export async function load({
  url,
  path,
  headers = {},
  clients,
  seconds,
  atLeast = 0,
}: LoadOptions): Promise<Load> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, text]) => `${name}: ${text}\r\n`,
  );
  const requests = (typeof path === "string" ? [path] : path).map((one) =>
    Buffer.from(`GET ${one} HTTP/1.1\r\n${lines.join("")}\r\n`),
  );
  let asked = 0;
  const next = () => requests[asked++ % requests.length] ?? Buffer.alloc(0);
  const times: number[] = [];
  const start = performance.now();
  const isOver = (now: number) => now >= start + seconds * 1_000 && times.length >= atLeast;
  await Promise.all(
    Array.from({ length: clients }, () =>
      client(connect({ host: hostname, port: Number(port), noDelay: true }), next, isOver, times),
    ),
  );
  const elapsed = (performance.now() - start) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return { rate: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
