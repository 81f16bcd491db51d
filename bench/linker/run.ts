import { buildLinker, type Linker } from "@vaardig/matching/textMatch/linker";
import { PrefixSearch } from "@vaardig/matching/textMatch/prefixSearch";
import { print, reportResult } from "../lib/reportResult.ts";
import { percentile } from "../matching/measure.ts";
import { type HeldOut, holdOut } from "./holdOut.ts";
import { readNamedConcepts } from "./namedConcepts.ts";

/** Measures how often an unseen label leads to its concept, at ESCO's size. */
const QUERIES = 2_500;
/** Ranks considered; a concept beyond them counts as not found. */
const DEPTH = 100;
const FIRST = 10;

function rankOf(linker: Linker, { label, conceptId }: HeldOut["queries"][number]): number {
  return linker.link(label, { k: DEPTH }).findIndex((link) => link.conceptId === conceptId) + 1;
}

function measure(name: string, { kept, queries }: HeldOut): void {
  const start = performance.now();
  const linker = buildLinker(kept);
  const seconds = (performance.now() - start) / 1_000;
  const ranks = queries.map((query) => rankOf(linker, query));
  const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  const recall = ranks.filter((rank) => rank > 0 && rank <= FIRST).length / ranks.length;
  const times = queries.map(({ label }) => {
    const asked = performance.now();
    linker.link(label, { k: FIRST });
    return performance.now() - asked;
  });
  print(
    `${name.padEnd(16)} ${kept.length} labels, ${queries.length} queries: MRR ${mrr.toFixed(4)}  recall@10 ${recall.toFixed(4)}  p50 ${percentile(times, 0.5).toFixed(2)} ms  p95 ${percentile(times, 0.95).toFixed(2)} ms  built in ${seconds.toFixed(2)} s`,
  );
  reportResult(`linker_${name}_query_p50`, percentile(times, 0.5), "ms", "<=", 3);
  const search = new PrefixSearch(linker);
  const searches = queries.map(({ label }) => {
    const asked = performance.now();
    search.search(label, { lang: "en" });
    return performance.now() - asked;
  });
  reportResult(`linker_${name}_search_p95`, percentile(searches, 0.95), "ms", "<=", 10);
}

const folder = process.argv[2] ?? process.env.ESCO_DATA;
if (folder)
  for (const { name, labels } of await readNamedConcepts(folder)) measure(name, holdOut(labels, QUERIES));
else print("linker: skipped, neither the first argument nor ESCO_DATA names a folder with ESCO's labels");
