import { setTimeout as pause } from "node:timers/promises";
import { LIMITS } from "@vaardig/contract/limits";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { logLines } from "../../test/logLines.ts";
import { rawConnection, readAnswer } from "../../test/rawConnection.ts";

const logs = logLines();
let app: TestApp;
let person: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  app = await buildApp({ REQUEST_TIMEOUT: "1" }, { log: logs.log });
  const company = await buildCompany(app.db);
  person = await buildUser(app.db, company);
  // A machine that is busy with starting refuses for a second.
  await vi.waitFor(
    async () => expect((await app.app.inject({ url: "/healthz" })).statusCode).toBe(200),
    20_000,
  );
  moderator = await buildUser(app.db, company, { systemRole: "moderator" });
});
afterAll(() => app.close());

const HEADERS = {
  "content-security-policy": expect.stringContaining("default-src 'none'"),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
};
const envelope = (code: string) => ({ success: false, code, message: expect.any(String) });

async function send(text: string) {
  const { socket, answered } = await rawConnection(app);
  socket.write(text);
  return readAnswer(await answered);
}

describe("an address that cannot be read gets the envelope and the headers", () => {
  test.each([
    ["/%E0%A4%A", 400, "malformed_request"],
    ["/api/%E0%A4%A", 400, "malformed_request"],
    ["/careers/%FF", 400, "malformed_request"],
    ["/api/company?x=%E0%A4%A", 401, "session_missing"],
    [`/api/${"x".repeat(2_000)}`, 404, "not_found"],
    [`/api/auth/social/${"x".repeat(2_000)}/callback`, 404, "not_found"],
  ])("%s", async (url, status, code) => {
    const answer = await app.app.inject({ url, headers: { "accept-language": "nl" } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ ...envelope(code), request_id: expect.any(String) });
    expect(answer.headers).toMatchObject(HEADERS);
  });

  test.each([
    ["a method that is none", "BREW / HTTP/1.1\r\nhost: x\r\n\r\n", 400, "malformed_request"],
    ["no HTTP at all", "hello?\r\n\r\n", 400, "malformed_request"],
    [
      "an address longer than any",
      `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      "header_too_large",
    ],
    ["a header with a line break", "GET / HTTP/1.1\r\nhost: x\r\na\nb: c\r\n\r\n", 400, "malformed_request"],
    [
      "two lengths",
      "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
      400,
      "malformed_request",
    ],
  ])("%s", async (_, text, status, code) => {
    const answer = await send(text);
    expect(answer).toMatchObject({
      status,
      headers: { ...HEADERS, connection: "close" },
      body: envelope(code),
    });
  });

  test.each(["PROPFIND", "TRACE", "OPTIONS"])("%s", async (method) => {
    const answer = await send(`${method} /api/company HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatchObject({ status: 404, headers: HEADERS, body: envelope("not_found") });
  });
});

const BOUNDARY = "edge";
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n`;

function upload(length: number): string {
  return [
    "POST /api/files?use_as=resume HTTP/1.1",
    "host: x",
    "accept-language: nl",
    `authorization: Bearer ${app.as(person).token}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${length}`,
    "",
    PART,
  ].join("\r\n");
}

describe("what is sent too slowly ends", () => {
  test("an upload that trickles gets 408 in the sender's language, and nothing is logged as an error", async () => {
    const { socket, answered } = await rawConnection(app);
    socket.write(upload(LIMITS.resumeBytes));
    const timer = setInterval(() => socket.writable && socket.write("x"), 20);
    const answer = readAnswer(await answered.finally(() => clearInterval(timer)));
    expect(answer).toMatchObject({
      status: 408,
      headers: HEADERS,
      body: { ...envelope("request_timeout"), message: expect.stringContaining("te lang") },
    });
    await expect.poll(() => logs.text()).toContain("file_incomplete");
    const errors = logs.lines().filter(({ level, route }) => Number(level) >= 40 && route === "/api/files");
    expect(errors).toEqual([]);
  });

  test("headers that never end get 408 too", async () => {
    const answer = await send("GET /api/company HTTP/1.1\r\nhost: x\r\n");
    expect(answer).toMatchObject({ status: 408, headers: HEADERS, body: envelope("request_timeout") });
  });

  test("a body that was refused before it came gets no second answer", async () => {
    const { socket, answered } = await rawConnection(app);
    socket.write(
      "POST /api/files HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n",
    );
    const text = await answered;
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401"]);
  });

  test("an upload that pauses within the time arrives, and a live stream outlives it", async () => {
    const stream = await rawConnection(app);
    stream.socket.write(
      `GET /api/candidate_list/pipeline/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${app.as(moderator).token}\r\n\r\n`,
    );
    const { socket, answered } = await rawConnection(app);
    const end = `Robin Falcon, welder\r\n--${BOUNDARY}--\r\n`;
    socket.write(
      upload(PART.length + end.length).replace("accept-language", "connection: close\r\naccept-language"),
    );
    await pause(300);
    socket.write(end);
    expect(readAnswer(await answered).status).toBe(200);
    // Longer than a request may take to arrive.
    const slow = await rawConnection(app);
    slow.socket.write("GET / HTTP/1.1\r\n");
    expect(readAnswer(await slow.answered).status).toBe(408);
    expect(stream.socket.readyState).toBe("open");
    stream.socket.destroy();
    expect(readAnswer(await stream.answered)).toMatchObject({
      status: 200,
      headers: { "content-type": "text/event-stream; charset=utf-8" },
    });
  });
});

test("a connection that is kept outlives a proxy's minute, and 10 MB have time on a line of 1 Mbit/s", async () => {
  const usual = await buildApp();
  const { server } = usual.app;
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.requestTimeout).toBeGreaterThan(((LIMITS.resumeBytes * 8) / 1_000_000) * 1_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
  await usual.close();
});
