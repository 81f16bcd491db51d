import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../http/app.ts";
import { AppError } from "../http/appError.ts";
import { DOCS_POLICY } from "../http/contentSecurity.ts";
import { buildOpenApi } from "./buildOpenApi.ts";
import { readContract } from "./readContract.ts";

const ADDRESS = "/api/openapi.json";

interface Description {
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

async function describe(): Promise<Description> {
  const identity = Buffer.from(JSON.stringify(buildOpenApi(await readContract())));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 20);
  return { etag: `"${hash}"`, bodies: { br, gzip: zipped, identity } };
}

/**
 * Serves the API description, built and compressed at the first request and unchanged until the server stops,
 * and a page that shows it.
 */
export async function openApiRoutes(app: App): Promise<void> {
  let description: Promise<Description> | undefined;
  app.get(ADDRESS, async (request, reply) => {
    description ??= describe();
    const { etag, bodies } = await description;
    reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = (["br", "gzip"] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));
    if (encoding) reply.header("content-encoding", encoding);
    return reply.type("application/json; charset=utf-8").send(bodies[encoding ?? "identity"]);
  });

  // The documentation plug-in requires this one, whose own description is not used.
  await app.register(swagger, { transform: ({ url }) => ({ schema: { hide: true }, url }) });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: DOCS_POLICY,
    uiConfig: { docExpansion: "list", deepLinking: false },
    theme: { title: "Vaardig API", css: [{ filename: "plain.css", content: ".topbar { display: none }" }] },
    uiHooks: {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (request.routeOptions.url === "/api/docs/json") return reply.redirect(ADDRESS, 308);
        if (request.routeOptions.url === "/api/docs/yaml") throw new AppError("not_found");
      },
    },
  });
}
