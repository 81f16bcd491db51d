import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { type Logger, pino } from "pino";
import { buildServer } from "../app.ts";
import { readConfig } from "../config.ts";
import { SessionStore } from "../domain/accounts/sessions/sessionStore.ts";
import { ChangeFeed } from "../domain/applications/changeFeed.ts";
import { NotifiedFeed } from "../domain/notifications/notifiedFeed.ts";
import { SharedSkills } from "../domain/taxonomy/sharedSkills.ts";
import { REQUEST_LIMITS } from "../platform/db/limits.ts";
import { diskFileStore } from "../platform/files/fileStore.ts";
import type { App } from "../platform/http/app.ts";
import { enqueueOnly } from "../platform/jobs/jobs.ts";
import { LiveStreams } from "../platform/live/liveStreams.ts";
import { logOptions } from "../platform/log/logOptions.ts";
import { deriveSecrets } from "../platform/secrets.ts";
import type { TestUser } from "./factories.ts";
import { inProcessMatchEngine } from "./inProcessMatchEngine.ts";
import { outsideContext } from "./outsideContext.ts";
import { type TestDatabase, type TestDatabaseOptions, testDatabase } from "./testDatabase.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Options of a request: `body` is sent as JSON, `query` as the query string. */
export interface Ask {
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: {
    success: boolean;
    payload?: unknown;
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
  raw: LightMyRequestResponse;
}

export interface TestApp extends TestDatabase {
  app: App;
  ask(method: Method, path: string, options?: Ask): Promise<Answer>;
  /** Sends requests as a signed-in person, all in the same session. */
  as(user: TestUser): {
    get(path: string, query?: Ask["query"]): Promise<Answer>;
    post(path: string, body?: unknown, query?: Ask["query"]): Promise<Answer>;
    put(path: string, body?: unknown, query?: Ask["query"]): Promise<Answer>;
    delete(path: string, query?: Ask["query"], body?: unknown): Promise<Answer>;
    token: string;
  };
  close(): Promise<void>;
}

/**
 * Builds the real server on its own database, without listening. `env` overrides the configuration, `log` the
 * logger.
 */
export async function buildApp(
  env: Record<string, string> = {},
  { log = pino(logOptions("silent")), ...options }: TestDatabaseOptions & { log?: Logger } = {},
): Promise<TestApp> {
  const database = await testDatabase(options);
  const dataDir = await mkdtemp(join(tmpdir(), "vaardig-files-"));
  const config = readConfig({
    DATA_DIR: dataDir,
    CAPTCHA_COST: "100",
    DEMO: "true",
    LOG_LEVEL: "silent",
    // All requests of a test come from one IP address.
    RATE_LIMIT: "1000000",
    ...env,
  });
  const { waiting } = REQUEST_LIMITS;
  const db = { ...database.db, limits: { ...database.db.limits, waiting } };
  const sessions = new SessionStore(db);
  const services = {
    config,
    secrets: deriveSecrets(Buffer.alloc(32, 7)),
    db,
    sessions,
    files: diskFileStore(join(dataDir, "files")),
    jobs: enqueueOnly(),
    matching: inProcessMatchEngine({ ...database.config, max: 2 }),
    sharedSkills: new SharedSkills(),
    changes: new ChangeFeed(database.config),
    notified: new NotifiedFeed(database.config),
    streams: new LiveStreams(sessions),
  };
  await services.sessions.listen(database.config);
  const app = await buildServer(services, log);
  await app.ready();

  const ask: TestApp["ask"] = async (method, path, { query, body, headers } = {}) => {
    // `inject` sends the request only when `then` is called, so that must happen outside the test's context.
    const raw = await outsideContext(() =>
      app
        .inject({
          method,
          url: `/api${path}`,
          ...(query && {
            query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
          }),
          ...(body !== undefined && { payload: body as object }),
          headers: { "accept-language": "en", ...headers },
        })
        .then((answer) => answer),
    );
    const text = raw.body;
    return {
      status: raw.statusCode,
      body: text.startsWith("{") ? JSON.parse(text) : { success: false },
      raw,
    };
  };

  return {
    ...database,
    app,
    ask,
    as(user) {
      const { id, companyId, sessionId, systemRole } = user;
      const token = app.jwt.sign(
        { user: { id, company_id: companyId, system_role: systemRole } },
        { sub: id, jti: sessionId, expiresIn: "8h" },
      );
      const headers = { authorization: `Bearer ${token}` };
      return {
        token,
        get: (path, query) => ask("GET", path, { headers, ...(query && { query }) }),
        post: (path, body = {}, query) => ask("POST", path, { headers, body, ...(query && { query }) }),
        put: (path, body = {}, query) => ask("PUT", path, { headers, body, ...(query && { query }) }),
        delete: (path, query, body) => ask("DELETE", path, { headers, ...(query && { query }), body }),
      };
    },
    async close() {
      await app.close();
      await services.sessions.close();
      await services.changes.close();
      await services.notified.close();
      await services.matching.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
