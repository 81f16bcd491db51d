import type { Tx } from "./database.ts";

/** Lets the rest of a staff member's transaction see every company; its queries must name the company. */
export async function seeEveryCompany({ $client }: Tx): Promise<void> {
  await $client.query("select set_config('app.scope', 'platform', true)");
}
