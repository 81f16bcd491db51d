import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./root.mjs";

/**
 * Runs `work` while no other process of this repository runs work of the same name; waits for its turn. The
 * lock is a listening socket, so it ends with its process in every case.
 */
export async function withLock(name, onWait, work) {
  const path = endpoint(createHash("sha256").update(`${root}\n${name}`).digest("hex").slice(0, 16));
  let server = await tryListen(path);
  if (!server) onWait();
  while (!server) {
    await delay(300);
    server = await tryListen(path);
  }
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function endpoint(id) {
  if (process.platform === "linux") return `\0vaardig-${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\vaardig-${id}`;
  return join(tmpdir(), `vaardig-${id}.lock`);
}

async function tryListen(path) {
  const server = createServer((socket) => socket.destroy());
  try {
    await new Promise((resolve, reject) => server.once("error", reject).listen({ path }, resolve));
    return server;
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    // Only macOS keeps the socket file of a dead process, on which connections fail.
    if (process.platform === "darwin" && !(await answers(path))) await rm(path, { force: true });
    return undefined;
  }
}

function answers(path) {
  return new Promise((resolve) => {
    const socket = connect({ path }, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
