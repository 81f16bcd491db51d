import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { App } from "../../app.ts";
import { AppError } from "./appError.ts";
import { careersPages } from "./careersPages.ts";

const DIST = new URL("../../../../web/dist", import.meta.url).pathname;

/** Serves the built web app: hashed files for a year, the page itself never from a cache. */
export async function webRoutes(app: App): Promise<void> {
  if (!existsSync(`${DIST}/index.html`)) {
    app.setNotFoundHandler(() => {
      throw new AppError("not_found");
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const lasting = path.includes("/static/");
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  careersPages(app, await readFile(`${DIST}/index.html`, "utf8"));
  // Any other address is a screen of the web app, which shows its own not-found.
  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?");
    if (request.method !== "GET" || path.startsWith("/api/") || /\.\w+$/.test(path))
      throw new AppError("not_found");
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  });
}
