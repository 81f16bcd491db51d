import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, connect as dial, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";

/** A proxy between the application and the database that can block all traffic. */
export interface DatabaseProxy {
  reach(config: pg.ClientConfig): pg.ClientConfig;
  /** Blocks responses on open and new connections. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the server at the socket of `database`. */
export async function startDatabaseProxy(database: pg.ClientConfig): Promise<DatabaseProxy> {
  const { host = "", port = 5432 } = database;
  const file = `.s.PGSQL.${port}`;
  const folder = await mkdtemp(join(tmpdir(), "vaardig-proxy-"));
  const sockets = new Set<Socket>();
  let isFrozen = false;

  function follow(from: Socket, to: Socket): void {
    sockets.add(from);
    if (isFrozen) from.pause();
    from.on("data", (data) => to.write(data));
    from.on("error", () => undefined);
    from.once("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server = createServer((client) => {
    const upstream = dial(join(host, file));
    follow(client, upstream);
    follow(upstream, client);
    if (isFrozen) for (const socket of [client, upstream]) socket.pause();
  });
  server.listen(join(folder, file));
  await once(server, "listening");
  return {
    reach: (config) => ({ ...config, host: folder }),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
