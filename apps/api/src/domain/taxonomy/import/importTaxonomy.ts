import { acrossCompanies, type Database, type Tx } from "../../../platform/db/database.ts";
import { stageRows } from "./stageRows.ts";
import type { SyncCounts } from "./syncRows.ts";
import type { TaxonomySource } from "./taxonomySource.ts";
import { writeNeighbours } from "./writeNeighbours.ts";
import { type WrittenTaxonomy, writeTaxonomy } from "./writeTaxonomy.ts";

export type ImportStep = "reading" | "writing" | "comparing" | "committing";

export interface ImportReport extends WrittenTaxonomy {
  neighbours: SyncCounts;
  /** False when the taxonomy already had this content. */
  hasChanged: boolean;
}

export interface ImportOptions {
  /** Called when a step starts. */
  onStep?: (step: ImportStep) => void;
  /** Called once no other import can run; false leaves the taxonomy unchanged. */
  isNeeded?: (tx: Tx) => Promise<boolean>;
}

/** Arbitrary number of the advisory lock that imports wait for. */
const IMPORT_LOCK = 7_340_022;

const STATE = `
  insert into taxonomy_state (id, source, source_version, languages, revision, report)
  select gen_random_uuid(), $1, $2, $3, (select coalesce(max(revision), 0) + 1 from taxonomy_state), $4
  on conflict (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid), source) do update set
    source_version = excluded.source_version, report = excluded.report, changed_at = now(),
    languages = array(select distinct unnest(taxonomy_state.languages || excluded.languages) order by 1),
    revision = case when $5 then excluded.revision else taxonomy_state.revision end`;

/**
 * Brings the shared taxonomy in line with one source, in one transaction: a failure at any point changes
 * nothing, and neither does a second run. Returns undefined when `isNeeded` returned false.
 */
export function importTaxonomy(
  db: Database,
  source: TaxonomySource,
  options: ImportOptions = {},
): Promise<ImportReport | undefined> {
  const { onStep = () => undefined, isNeeded = async () => true } = options;
  return acrossCompanies(db, async (tx) => {
    await tx.$client.query("set local statement_timeout = 0; set local work_mem = '32MB'");
    await tx.$client.query("select pg_advisory_xact_lock($1)", [IMPORT_LOCK]);
    if (!(await isNeeded(tx))) return undefined;
    onStep("reading");
    await stageRows(tx, source);
    onStep("writing");
    const written = await writeTaxonomy(tx, source);
    onStep("comparing");
    const { neighbours, rarities } = await writeNeighbours(tx);
    const all = [...Object.values(written.tables), neighbours];
    const hasChanged =
      rarities + written.merged > 0 || all.some((each) => each.added + each.changed + each.removed > 0);
    await tx.$client.query(STATE, [
      source.source,
      source.version,
      source.languages,
      JSON.stringify({ ...written.tables, neighbours }),
      hasChanged,
    ]);
    onStep("committing");
    return { ...written, neighbours, hasChanged };
  });
}
