import { attribution } from "@vaardig/contract/session/session";
import type { z } from "zod";
import type { Tx } from "../../platform/db/database.ts";

/** Returns the loaded sources that must be credited wherever the shared taxonomy is used. */
export async function attributionsOf(tx: Tx): Promise<z.output<typeof attribution>[]> {
  const { rows } = await tx.$client.query<{ source: string }>({
    name: "taxonomy_sources",
    text: "select source from taxonomy_state where company_id is null order by source",
  });
  return rows.flatMap(({ source }) => attribution.safeParse(source).data ?? []);
}
