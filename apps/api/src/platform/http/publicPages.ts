import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { chosenLanguage } from "../i18n/translate.ts";
import { type FirstRead, type PageHead, pageHtml } from "./pageHtml.ts";
import { themedHtml, themeOf } from "./themedHtml.ts";

/** The build's description of the public screens (`pages.json`). */
const builtPages = z.array(
  z.object({ path: z.string(), scripts: z.array(z.string()), words: z.array(z.string()) }),
);

interface Own {
  language: Language;
  head: PageHead;
  read: FirstRead | null;
}

/** Sends the web app's page for a route, with its own metadata if any. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  own?: Own,
) => Promise<FastifyReply>;

interface PublicPages {
  paths: string[];
  send: SendPage;
}

const compress = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Reads the texts of the screens by language; the fallback language is included. */
async function readWords(dist: string, names: Iterable<string>) {
  const words: Record<string, Record<string, unknown>> = {};
  for (const language of LANGUAGES) {
    const read: Record<string, unknown> = {};
    for (const name of names)
      read[name] = JSON.parse(await readFile(`${dist}/locales/${language}/${name}.json`, "utf8"));
    words[language] = read;
  }
  return (language: Language, wanted: readonly string[]) =>
    Object.fromEntries(
      [...new Set([language, LANGUAGES[0]])].map((one) => [
        one,
        Object.fromEntries(wanted.map((name) => [name, words[one]?.[name]])),
      ]),
    );
}

/**
 * Serves the public screens with their texts and scripts embedded in the first response, so that a slow
 * connection needs one round trip instead of four in sequence.
 */
export async function publicPages(dist: string): Promise<PublicPages> {
  const html = await readFile(`${dist}/index.html`, "utf8");
  // An earlier build has no such file: the browser then loads everything itself.
  const told = await readFile(`${dist}/pages.json`, "utf8").catch(() => "[]");
  const pages = builtPages.parse(JSON.parse(told));
  const wordsFor = await readWords(dist, new Set(pages.flatMap(({ words }) => words)));

  const send: SendPage = async (request, reply, path, own) => {
    const language = own?.language ?? chosenLanguage(request) ?? LANGUAGES[0];
    const page = pages.find((one) => one.path === path);
    const start = { words: wordsFor(language, page?.words ?? []), ...(own?.read && { read: own.read }) };
    const content = { language, ...(own && { head: own.head }), scripts: page?.scripts ?? [], start };
    const body = themedHtml(pageHtml(html, content), themeOf(request));
    reply
      .code(own?.head.status ?? 200)
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-encoding, accept-language, cookie");
    if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(body);
    return reply.header("content-encoding", "br").send(await compress(body, QUICK));
  };
  return { paths: pages.map(({ path }) => path), send };
}
