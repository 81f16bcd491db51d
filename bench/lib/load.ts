import { connect, type Socket } from "node:net";

/** Result of one run of the load generator. */
export interface Load {
  /** Responses per second. */
  rate: number;
  /** Median and 99th percentile in milliseconds. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  /** One path, or several requested in turn. */
  path: string | readonly string[];
  headers?: Record<string, string>;
  clients: number;
  seconds: number;
  /** Continues beyond `seconds` until this many responses, so that the code is JIT-compiled. */
  atLeast?: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Returns the byte length of the first response in a buffer, or undefined while it is incomplete. Throws
 * unless the status is 200.
 */
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
 * Requests paths as fast as responses arrive, one request at a time per client connection. Uses raw sockets,
 * because CPU time used by the generator is missing for the server on a shared machine.
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
