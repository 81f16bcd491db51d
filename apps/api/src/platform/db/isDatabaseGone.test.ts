import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { isDatabaseGone } from "./isDatabaseGone.ts";

const failed = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);
const connect = (config: pg.ClientConfig) => failed(new pg.Client(config).connect());

/** A port of loopback where every connection is ended at once, and no one listens afterwards. */
async function endingServer() {
  const server = createServer((socket) => socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

test("a server that is not there, or hangs up, is gone", async () => {
  const { port, close } = await endingServer();
  expect(isDatabaseGone(await connect({ host: "127.0.0.1", port }))).toBe(true);
  await close();
  for (const host of ["127.0.0.1", "localhost"])
    expect([host, isDatabaseGone(await connect({ host, port }))]).toEqual([host, true]);
  expect(isDatabaseGone(await connect({ host: "/nowhere", port }))).toBe(true);
});

test("a connection that is ended in the middle is gone, for what runs and for what follows", async () => {
  const client = new pg.Client(inject("postgres"));
  client.on("error", () => undefined);
  await client.connect();
  const running = await failed(client.query("select pg_terminate_backend(pg_backend_pid())"));
  const next = await failed(client.query("select 1"));
  expect([running, next].map(isDatabaseGone)).toEqual([true, true]);
  // As Drizzle wraps it.
  expect(isDatabaseGone(new Error("Failed query", { cause: running }))).toBe(true);
});

test("what the database refuses, a missing file and a mistake in the code are not", async () => {
  const client = new pg.Client(inject("postgres"));
  await client.connect();
  const refused = await failed(client.query("select 1 / 0"));
  await client.end();
  const missing = await failed(readFile("/nowhere/file"));
  const mistake = new TypeError("terminate is not a function");
  expect([refused, missing, mistake, "ECONNREFUSED", null].map(isDatabaseGone)).toEqual(Array(5).fill(false));
});
