import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { App } from "./app.ts";
import { AppError } from "./appError.ts";
import { publicPages, type SendPage } from "./publicPages.ts";
import { themedHtml, themeOf } from "./themedHtml.ts";

const DIST = new URL("../../../../web/dist", import.meta.url).pathname;

/** Registers routes of pages with their own metadata; returns their paths. */
type OwnPages = (app: App, send: SendPage) => readonly string[];

/** Serves the built web app: hashed files are cached for a year, the page itself never. */
export async function webRoutes(app: App, ownPages: OwnPages): Promise<void> {
  if (!existsSync(`${DIST}/index.html`)) {
    app.setNotFoundHandler(() => {
      throw new AppError("not_found");
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    preCompressed: true,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const lasting = path.includes("/static/");
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const html = await readFile(`${DIST}/index.html`, "utf8");
  const { paths, send } = await publicPages(DIST);
  const own = ownPages(app, send);
  for (const path of new Set(["/", ...paths])) {
    if (own.includes(path)) continue;
    app.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply, path));
  }
  // Any other path is a screen of the web app, which shows its own not-found page.
  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?");
    if (request.method !== "GET" || path.startsWith("/api/") || /\.\w+$/.test(path))
      throw new AppError("not_found");
    reply.header("cache-control", "no-cache").header("vary", "accept-encoding, cookie");
    const theme = themeOf(request);
    if (theme === "system") return reply.sendFile("index.html");
    return reply.type("text/html; charset=utf-8").send(themedHtml(html, theme));
  });
}
