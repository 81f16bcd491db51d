import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Socket } from "node:net";
import type { Endpoint } from "@vaardig/contract/endpoint";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { logLines } from "../../test/logLines.ts";
import { rawConnection } from "../../test/rawConnection.ts";

const MULTIPART = "multipart/form-data; boundary=edge";
const field = (name: string, rest: string, content: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n${content}`;
const FILE = field("file", '; filename="a.txt"', "half a line");

/** What the query must say, where it must say anything. */
const QUERIES: Record<string, Record<string, string>[]> = {
  "/bulk_upload": [{ kind: "employees" }],
  "/files": [{ use_as: "resume" }, { use_as: "profile_pic" }],
};

const logs = logLines();
let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await buildApp({}, { log: logs.log });
  company = await buildCompany(app.db);
});
afterAll(() => app.close());

let before = 0;
beforeEach(() => {
  before = logs.lines().length;
});
const warnings = () =>
  logs
    .lines()
    .slice(before)
    .filter(({ level }) => Number(level) >= 40);

/** The sender of a file: someone of the first role that may, with the record that it is for. */
async function senderOf({ access, path }: Endpoint) {
  if (access === "public") return { headers: {}, record: {} };
  const [systemRole = "admin"] = access;
  const sender = app.as(await buildUser(app.db, company, { systemRole }));
  const headers = { authorization: `Bearer ${sender.token}` };
  if (path !== "/certificate/scan") return { headers, record: {} };
  const { body } = await sender.post("/certificate", { name: "VCA" });
  return { headers, record: { id: (body.payload as { id: string }).id } };
}

type Upload = Awaited<ReturnType<typeof uploads>>[number];

/** Every upload as a whole request, with the query that it needs. */
async function uploads() {
  const all = app.app.endpoints.filter(({ upload }) => upload);
  expect(all.length).toBeGreaterThanOrEqual(5);
  const calls = all.flatMap((endpoint) => {
    const id = endpoint.path.startsWith("/companies/") ? company.id : randomUUID();
    const path = endpoint.path.replace(/:\w+/g, id);
    return (QUERIES[path] ?? [{}]).map((query) => ({ endpoint, path, query }));
  });
  return Promise.all(
    calls.map(async ({ query, ...call }) => {
      const { headers, record } = await senderOf(call.endpoint);
      return { ...call, headers, query: { ...query, ...record } as Record<string, string> };
    }),
  );
}

const BROKEN: [string, string, string, string][] = [
  ["without a boundary", "multipart/form-data", `${FILE}\r\n--edge--\r\n`, "file_incomplete"],
  ["cut within the file", MULTIPART, FILE, "file_incomplete"],
  ["cut within a header", MULTIPART, FILE.slice(0, 40), "file_incomplete"],
  ["cut before the end", MULTIPART, `${FILE}\r\n--edge`, "file_incomplete"],
  ["with another boundary", MULTIPART, FILE.replaceAll("edge", "other"), "file_incomplete"],
  ["with nothing", MULTIPART, "", "file_missing"],
  ["that is none", "text/plain", "text", "file_missing"],
];

test.each(BROKEN)(
  "a multipart request %s is refused with 400 by every upload",
  async (_, type, body, code) => {
    for (const { endpoint, path, query, headers } of await uploads()) {
      const given =
        endpoint.uploadData && body.startsWith("--edge") ? field("data", "", "{}\r\n") + body : body;
      const answer = await app.ask("POST", path, {
        query,
        body: Buffer.from(given),
        headers: { ...headers, "content-type": type },
      });
      const codes = endpoint.uploadData ? [code, "validation_failed", "malformed_request"] : [code];
      expect([path, answer.status]).toEqual([path, 400]);
      expect(codes, path).toContain(answer.body.code);
    }
    expect(warnings()).toEqual([]);
  },
);

/** Sends half of an upload and goes when `moment` has come. */
async function breakOff(
  { endpoint, path, query, headers }: Upload,
  moment: (served: Socket, sent: number) => Promise<void>,
) {
  const { socket } = await rawConnection(app);
  const lines = { host: "x", ...headers, "content-type": MULTIPART, "content-length": "100000" };
  const body = endpoint.uploadData ? field("data", "", "{}\r\n") + FILE : FILE;
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `POST /api${path}?${new URLSearchParams(query)} HTTP/1.1\r\n${head.join("")}\r\n${body}`;
  const arrived = once(app.app.server, "request");
  socket.write(text);
  const [{ socket: served }] = (await arrived) as [{ socket: Socket }];
  await moment(served, text.length);
  const gone = once(served, "close");
  socket.destroy();
  await gone.catch(() => undefined);
}

const count = (words: string) =>
  logs
    .lines()
    .slice(before)
    .filter(({ msg }) => msg === words).length;

test.each([
  ["as it begins", () => Promise.resolve()],
  [
    "when all is read that came",
    (served: Socket, sent: number) => expect.poll(() => served.bytesRead).toBe(sent),
  ],
  ["within the file", () => expect.poll(() => count("starting multipart parsing")).toBeGreaterThan(0)],
])(
  "a sender that breaks off %s ends its call at every upload, without a line of an error",
  async (_, moment) => {
    for (const upload of await uploads()) {
      before = logs.lines().length;
      await breakOff(upload, moment);
      await expect.poll(() => [upload.path, count("refused")]).toEqual([upload.path, 1]);
      expect(warnings()).toEqual([]);
    }
  },
);
