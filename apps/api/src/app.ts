import { randomUUID } from "node:crypto";
import jwt from "@fastify/jwt";
import multipart from "@fastify/multipart";
import underPressure from "@fastify/under-pressure";
import { LIMITS } from "@vaardig/contract/limits";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { careersPages } from "./features/careers/pages/careersPages.ts";
import * as features from "./features.ts";
import type { App } from "./platform/http/app.ts";
import { AppError } from "./platform/http/appError.ts";
import { contentSecurity } from "./platform/http/contentSecurity.ts";
import { sendFailure } from "./platform/http/errorHandler.ts";
import { healthRoutes } from "./platform/http/healthRoutes.ts";
import { rateLimits } from "./platform/http/rateLimits.ts";
import { responseSerializer } from "./platform/http/responseSerializer.ts";
import { securityHeaders } from "./platform/http/securityHeaders.ts";
import { timeLimits } from "./platform/http/timeLimits.ts";
import { unhandledRequests } from "./platform/http/unhandledRequests.ts";
import { webRoutes } from "./platform/http/webRoutes.ts";
import { openApiRoutes } from "./platform/openapi/openApiRoutes.ts";
import type { Services } from "./platform/services.ts";

/** Builds the server from the platform, the features and the error handler; does not listen. */
export async function buildServer(services: Services, loggerInstance: FastifyBaseLogger): Promise<App> {
  const { config } = services;
  const headers = contentSecurity(config.publicUrl);
  const unread = unhandledRequests(headers, loggerInstance);
  const options = {
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    trustProxy: config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: undefined },
    forceCloseConnections: "idle" as const,
    ...timeLimits(config.REQUEST_TIMEOUT),
    frameworkErrors: unread.frameworkErrors,
    clientErrorHandler: unread.clientErrorHandler,
  };
  const bare = fastify({ ...options, loggerInstance }) as unknown as FastifyInstance;
  const app = Object.assign(bare, { services, endpoints: [] }) as App;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializer);
  app.setErrorHandler(sendFailure);
  app.decorateRequest("viewer", null);

  securityHeaders(app, headers);
  unread.watch(app);
  await app.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: 5 });
  await rateLimits(app, config.RATE_LIMIT);
  await app.register(jwt, {
    secret: services.secrets.sessionKey,
    sign: { algorithm: "HS256", aud: "vaardig", iss: "vaardig" },
    verify: { algorithms: ["HS256"], allowedAud: "vaardig", allowedIss: "vaardig" },
  });
  await app.register(multipart, { limits: { files: 1, parts: 4, fields: 3, fileSize: LIMITS.resumeBytes } });
  await openApiRoutes(app);
  await app.register(
    async (api) => {
      const scoped = Object.assign(api, { services, endpoints: app.endpoints }) as App;
      // Browsers and proxies must not cache personal data; routes with cacheable responses override this
      // header.
      scoped.addHook("onRequest", (_request, reply, next) => {
        reply.header("cache-control", "no-store");
        next();
      });
      for (const register of Object.values(features)) register(scoped);
      scoped.setNotFoundHandler(() => {
        throw new AppError("not_found");
      });
    },
    { prefix: "/api" },
  );
  // Open streams would keep the server from stopping.
  app.addHook("preClose", async () => services.streams.closeAll());
  healthRoutes(app);
  await webRoutes(app, careersPages);
  return app;
}
