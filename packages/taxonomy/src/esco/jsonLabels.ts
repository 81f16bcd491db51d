import { EscoError } from "./escoError.ts";
import type { EscoLabels } from "./escoRecords.ts";
import { cleanLabel, splitLabels } from "./splitLabels.ts";

/** A JSON list has to be held whole; the Dutch occupations take 5 MB. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/** Labels from a JSON list of concepts with the columns of the official CSV; its language is known from its name, as in `esco12_nl_occupations.json`. */
export async function* jsonLabels(
  source: AsyncIterable<Uint8Array>,
  file: string,
  lang: string,
): AsyncGenerator<EscoLabels> {
  if (
    !file
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(lang.toLowerCase())
  ) {
    throw new EscoError("labels-language", file, lang);
  }
  for (const concept of await readList(source, file)) {
    const uri = textOf(concept, "conceptUri");
    const preferredLabel = cleanLabel(textOf(concept, "preferredLabel"));
    const obsolete = textOf(concept, "status").toLowerCase() === "obsolete";
    if (uri === "" || preferredLabel === "" || obsolete) continue;
    const { labels } = splitLabels(textOf(concept, "altLabels"), new Set([preferredLabel.toLowerCase()]));
    yield { uri, preferredLabel, altLabels: labels };
  }
}

async function readList(source: AsyncIterable<Uint8Array>, file: string): Promise<unknown[]> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MAX_JSON_BYTES) throw new EscoError("labels-unreadable", file, "too large");
    chunks.push(chunk);
  }
  let list: unknown;
  try {
    list = JSON.parse(
      Buffer.concat(chunks)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
  } catch {
    throw new EscoError("labels-unreadable", file, "not JSON");
  }
  if (!Array.isArray(list)) throw new EscoError("labels-unreadable", file, "not a list");
  return list;
}

function textOf(concept: unknown, key: string): string {
  if (typeof concept !== "object" || concept === null) return "";
  const value = (concept as Record<string, unknown>)[key];
  return typeof value === "string" ? value : "";
}
