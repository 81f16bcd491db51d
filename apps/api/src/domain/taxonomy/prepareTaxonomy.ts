import type { FastifyBaseLogger } from "fastify";
import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { importTaxonomy } from "./import/importTaxonomy.ts";
import { starterSource } from "./import/starterSource.ts";
import { starterVersion } from "./starterVersion.ts";

const READ =
  "select source_version as version from taxonomy_state where company_id is null and source = 'starter'";

async function isStored(tx: Tx, version: string): Promise<boolean> {
  const { rows } = await tx.$client.query<{ version: string }>(READ);
  return rows[0]?.version === version;
}

/**
 * Imports the starter taxonomy unless this version is stored. Of servers that start together one imports, and
 * the others wait.
 */
export async function prepareTaxonomy(
  { db }: Pick<Services, "db">,
  log: Pick<FastifyBaseLogger, "info">,
): Promise<void> {
  const version = await starterVersion();
  if (await acrossCompanies(db, (tx) => isStored(tx, version))) return;
  // Imported dynamically, so that a start that needs no import does not parse it.
  const { loadStarter } = await import("@vaardig/taxonomy/starter/starter");
  const report = await importTaxonomy(db, starterSource(loadStarter(), version), {
    isNeeded: async (tx) => !(await isStored(tx, version)),
  });
  if (report) log.info({ version, ...report.tables }, "the starter taxonomy is loaded");
}
