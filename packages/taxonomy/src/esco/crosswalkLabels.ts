import { csvRows } from "./csvRows.ts";
import { EscoError } from "./escoError.ts";
import type { EscoLabels } from "./escoRecords.ts";
import { cleanLabel, splitLabels } from "./splitLabels.ts";

const PREAMBLE_ROWS = 40;

/**
 * Labels from a crosswalk between ESCO (classification 1) and a national list: ESCO's own label in the crosswalk's
 * language, and the labels of exact matches as alternatives. The rows before the column row state the language.
 */
export async function* crosswalkLabels(
  source: AsyncIterable<Uint8Array>,
  file: string,
  lang: string,
): AsyncGenerator<EscoLabels> {
  const concepts = new Map<string, { preferredLabel: string; matches: string[] }>();
  const before: string[][] = [];
  let columns: ReturnType<typeof columnsOf>;
  for await (const row of csvRows(source, file)) {
    if (!columns) {
      columns = columnsOf(row, lang);
      if (columns) refuseOtherLanguage(before, file, lang);
      else if (before.push(row) > PREAMBLE_ROWS) break;
      continue;
    }
    const uri = row[columns.uri]?.trim() ?? "";
    const preferredLabel = cleanLabel(row[columns.label] ?? "");
    if (!uri.startsWith("http") || preferredLabel === "") continue;
    const concept = concepts.get(uri) ?? { preferredLabel, matches: [] };
    if (/exactMatch$/i.test(row[columns.relation] ?? "")) concept.matches.push(row[columns.match] ?? "");
    concepts.set(uri, concept);
  }
  if (!columns) throw new EscoError("labels-unreadable", file, "no column row");
  for (const [uri, { preferredLabel, matches }] of concepts) {
    const { labels } = splitLabels(matches.join("\n"), new Set([preferredLabel.toLowerCase()]));
    yield { uri, preferredLabel, altLabels: labels };
  }
}

function columnsOf(row: readonly string[], lang: string) {
  const at = (name: string) => row.findIndex((cell) => cell.trim().toLowerCase() === name);
  const uri = at("classification 1 url");
  const label = at("classification 1 preflabel");
  const relation = at("mapping relation");
  if (uri < 0 || label < 0 || relation < 0) return undefined;
  const inLanguage = at(`classification 2 preflabel ${lang.toLowerCase()}`);
  return { uri, label, relation, match: inLanguage < 0 ? at("classification 2 preflabel") : inLanguage };
}

function refuseOtherLanguage(before: readonly string[][], file: string, lang: string): void {
  const stated = before
    .find(([name]) => name?.trim().toLowerCase() === "classification 1 language")?.[1]
    ?.trim();
  if (stated && stated.toLowerCase() !== lang.toLowerCase())
    throw new EscoError("labels-language", file, stated);
}
