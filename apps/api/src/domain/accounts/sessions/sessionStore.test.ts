import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type TestDatabase, testDatabase } from "../../../test/testDatabase.ts";
import { SessionStore } from "./sessionStore.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A way to the database that can be cut, and counts who comes. */
async function openGate({ host = "", port = 5432 }: pg.ClientConfig) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    sockets.add(socket.on("error", () => undefined));
    if (!isOpen) return socket.destroy();
    const behind = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    behind.on("error", () => undefined);
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    visits: () => visits,
    cut() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isOpen = true;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test("while the database is away one connection is tried at a time, and it is heard again afterwards", async () => {
  const gate = await openGate(database.config);
  const store = new SessionStore(database.db);
  const forgotten = vi.spyOn(store, "forget");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await store.listen({ ...database.config, host: "127.0.0.1", port: gate.port });
    gate.cut();
    for (const visits of [2, 3, 4, 5]) {
      await vi.waitUntil(() => vi.getTimerCount() === 1);
      vi.advanceTimersByTime(1_000);
      await vi.waitUntil(() => gate.visits() === visits);
    }
    gate.mend();
    await vi.waitUntil(() => vi.getTimerCount() === 1);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await expect
      .poll(async () => {
        await acrossCompanies(database.db, (tx) => tx.$client.query("notify session_ended, 'one'"));
        return forgotten.mock.calls.length;
      })
      .toBeGreaterThan(0);
    expect(forgotten).toHaveBeenCalledWith("one");
    expect(gate.visits()).toBe(6);
  } finally {
    vi.useRealTimers();
    await store.close();
    await gate.close();
  }
});
