import type { Tx } from "../../platform/db/database.ts";

const READ = {
  name: "taxonomy_revision",
  text: "select coalesce(max(revision), 0)::int as revision from taxonomy_state",
};

/**
 * Returns a number that grows with every import that changed something; data derived at another number is
 * outdated.
 */
export async function taxonomyRevision(tx: Tx): Promise<number> {
  const { rows } = await tx.$client.query<{ revision: number }>(READ);
  return rows[0]?.revision ?? 0;
}
